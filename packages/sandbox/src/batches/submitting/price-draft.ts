import { BATCH_PAYMENTS, type BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { isPaid } from '../may-prepare.ts'
import type { Decimal } from '../../money/index.ts'
import { ratesFor, rowPrice, TYPED_FEE_SHARE } from './row-price.ts'

/** The current price of the rows of a draft without a fault, in the currency of its account. */
export interface DraftPrice {
  readonly amount: Decimal
  readonly fee: Decimal
}

interface Priced {
  readonly id: string
  readonly type: BatchType
  readonly version: number
  /** The currency of the paying account. */
  readonly currencyCode: string
}

/**
 * Prices a draft, once for each version while fees and rates stay the same: its up to 100 pages all
 * come with its price. Undefined for a kind whose rows have no price yet.
 */
export async function priceDraft(
  { sql }: Pick<CallerContext, 'sql'>,
  draft: Priced,
  currencies: readonly string[],
): Promise<DraftPrice | undefined> {
  const { id, type, version, currencyCode } = draft
  if (!isPaid(type)) return undefined
  const rates = await ratesFor({ sql }, currencyCode, currencies)
  const [fees] = await sql<{ row: string }>`
    select fee_schedule::text as row from fee_schedule where operation = ${BATCH_PAYMENTS[type]}`
  const pricedWith = JSON.stringify([version, rates, fees?.row])
  const [kept] = await sql<{ price: DraftPrice }>`
    select price from batch_draft where id = ${id} and priced_with = ${pricedWith}`
  if (kept) return kept.price
  const price = await pricedRows(sql, { id, type, currencyCode, rates })
  // Waits for no change that is under way: a later call keeps the price of its version.
  await sql`
    update batch_draft set price = ${JSON.stringify(price)}::jsonb, priced_with = ${pricedWith}
    where id = (
      select id from batch_draft where id = ${id} and version = ${version}
      for no key update skip locked)`
  return price
}

async function pricedRows(
  sql: Sql,
  { id, ...pricing }: Parameters<typeof rowPrice>[0] & { readonly id: string },
): Promise<DraftPrice> {
  const { tables, leaves, fee } = rowPrice(pricing)
  const [price] = await sql<DraftPrice & Record<string, unknown>>`
    select coalesce(sum(${leaves}), 0) as amount, coalesce(sum(${fee}), 0) as fee
    from (
      select amount, currency_code, ${TYPED_FEE_SHARE} as fee_share from batch_draft_row
      where batch_id = ${id} and not is_deleted and amount is not null
    ) row join ${tables}`
  if (!price) throw new TypeError('An aggregate without a row')
  return { amount: price.amount, fee: price.fee }
}
