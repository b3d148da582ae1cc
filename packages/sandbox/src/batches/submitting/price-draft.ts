import type { CallerContext } from '../../context.ts'
import type { BatchType } from '@sixpence/protocol'
import { isPaid } from '../may-prepare.ts'
import type { Decimal } from '../../money/index.ts'
import { ratesFor, rowPrice } from './row-price.ts'

/** The current price of the rows of a draft without a fault, in the currency of its account. */
export interface DraftPrice {
  readonly amount: Decimal
  readonly fee: Decimal
}

interface Priced {
  readonly id: string
  readonly type: BatchType
  /** The currency of the paying account. */
  readonly currencyCode: string
}

/** Prices a draft; undefined for a kind whose rows have no price yet. */
export async function priceDraft(
  context: Pick<CallerContext, 'sql'>,
  { id, type, currencyCode }: Priced,
  currencies: readonly string[],
): Promise<DraftPrice | undefined> {
  if (!isPaid(type)) return undefined
  const rates = await ratesFor(context, currencyCode, currencies)
  const { tables, leaves, fee } = rowPrice({ type, currencyCode, rates })
  const [price] = await context.sql<DraftPrice & Record<string, unknown>>`
    select coalesce(sum(${leaves}), 0) as amount, coalesce(sum(${fee}), 0) as fee
    from (
      select amount, currency_code, cells->>'feeShare' as fee_share from batch_draft_row
      where batch_id = ${id} and not is_deleted and amount is not null
    ) row join ${tables}`
  return price && { amount: price.amount, fee: price.fee }
}
