import { DAY_MS, IDENTICAL_BATCH_DAYS } from '@sixpence/protocol'
import { type BatchRules, rowKey } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import type { PayeeRow } from '../payee-of.ts'
import type { Cells } from './checked-draft-row.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

interface Compared {
  readonly accountId: string
  readonly rules: BatchRules
  readonly rows: readonly Cells[]
  /** Batches that aren't compared. */
  readonly except?: readonly string[] | undefined
}

/** A batch that was submitted before. */
export interface EarlierBatch {
  readonly id: string
  readonly at: Date
}

/**
 * Finds the latest identical batch that was submitted not long ago: one of the same kind, from the
 * same account, with the same payments in any order. Batches that were declined or waited too long
 * don't count, nor do those that were cancelled before anything was paid.
 */
export async function identicalBatch(
  context: Context,
  { accountId, rules, rows, except = [] }: Compared,
): Promise<EarlierBatch | undefined> {
  const { sql, clock, caller } = context
  const now = clock.now()
  const since = new Date(now.getTime() - IDENTICAL_BATCH_DAYS * DAY_MS)
  const earlier = await sql<EarlierBatch & Record<string, unknown>>`
    select id, at from (
      select id, customer_id, type, account_id, at,
        (select count(*) from batch_payment where batch_id = batch.id) as payments
      from batch where not exists (select from batch_order where batch_order.id = batch.id)
      union all
      select batch_order.id, batch_order.customer_id, type, account_id, at,
        (select count(*) from batch_order_line where batch_id = batch_order.id)
      from batch_order
        left join payment_request request on request.batch_id = batch_order.id
        left join payment on payment.batch_id = batch_order.id
        left join payment_approval approval on approval.payment_id = payment.id
      where exists (
          select from batch left join batch_cancellation on batch_id = batch.id
          where batch.id = batch_order.id and (batch_id is null or paid > 0))
        or request.status = 'waiting' and request.expires_at > ${now}
        or payment.status = 'executing'
        or payment.status = 'pendingApproval' and approval.expires_at > ${now}
    ) submitted
    where customer_id = ${caller.customerId} and account_id = ${accountId}
      and type = ${rules.format.type} and at > ${since} and payments = ${rows.length}
      and id <> all(${[...except]})
    order by at desc`
  if (earlier.length === 0) return undefined
  const keys = sorted(rows.map(cells => keyOf(rules, cells)))
  for (const batch of earlier) {
    if (areSame(keys, sorted(await keysOf(sql, batch.id, rules)))) return batch
  }
  return undefined
}

type Line = PayeeRow & { readonly amount: string; readonly note: string | null }

async function keysOf(sql: Sql, id: string, rules: BatchRules): Promise<number[]> {
  const lines = await sql<Line & Record<string, unknown>>`
    select email, account, coalesce(to_amount, amount) as amount, note
    from batch_order_line where batch_id = ${id}
    union all
    select email, account, amount, note from batch_payment where batch_id = ${id}
      and not exists (select from batch_order where batch_order.id = ${id})`
  return lines.map(line => keyOf(rules, cellsOf(line)))
}

const keyOf = (rules: BatchRules, cells: Cells): number =>
  rowKey(rules, column => cells[column] ?? '')

/** A payment in the columns of its file. */
const cellsOf = ({ email, account, amount, note }: Line): Cells => ({
  amount,
  note: note ?? '',
  ...(account === null
    ? { email }
    : {
        payeeName: account.name,
        countryCode: account.countryCode,
        currency: account.currency,
        ...account.details,
      }),
})

const sorted = (keys: readonly number[]) => keys.toSorted((one, other) => one - other)

const areSame = (keys: readonly number[], others: readonly number[]): boolean =>
  keys.length === others.length && keys.every((key, at) => key === others[at])
