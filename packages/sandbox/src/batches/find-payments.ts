import type { BatchPayment, BatchReason } from '@sixpence/protocol'
import { type Sql, type SqlPart, sqlPart } from '../db/index.ts'
import { payeeOf, type PayeeRow } from './payee-of.ts'

type Row = PayeeRow & {
  readonly rowId: string
  readonly place: number
  readonly amount: string
  readonly note: string | null
  readonly reason: BatchReason | null
  readonly transactionId: string | null
  readonly isPaid: boolean
  readonly replaces: string | null
}

interface Part {
  readonly batchId: string
  /** The state of its rows without an outcome; by default they are left out. */
  readonly open?: BatchPayment['status'] | undefined
  /** Only the refused ones. */
  readonly isRefused?: boolean | undefined
  /** Every line by default. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Returns the rows of a batch in the order of its file, with the outcome of each. */
export async function findPayments(
  sql: Sql,
  { batchId, open, isRefused = false, limit, offset = 0 }: Part,
): Promise<readonly BatchPayment[]> {
  const rows = await sql<Row & Record<string, unknown>>`
    select row_id as "rowId", place, row.email, row.account, row.amount, row.note, reason,
      payment_id is not null as "isPaid", transaction_id as "transactionId", replaces
    from ${allRows(batchId)} left join payment on payment.id = payment_id
    where (${open}::text is not null or has_outcome)
      and (not ${isRefused}::boolean or reason is not null)
    order by place
    limit ${limit}::integer offset ${offset}::integer`
  return rows.map(
    ({ rowId, place, amount, note, reason, isPaid, transactionId, replaces, ...payee }) => ({
      rowId,
      place,
      payee: payeeOf(payee),
      amount,
      status: isPaid ? 'paid' : reason === null ? (open ?? 'waiting') : 'refused',
      ...(note !== null && { note }),
      ...(replaces !== null && { replaces }),
      ...(transactionId !== null && { transactionId }),
      ...(reason !== null && { reason }),
    }),
  )
}

/** The rows of an order, or of a batch that was paid without one. */
export const allRows = (batchId: string): SqlPart => sqlPart`(
  select line.row_id, line.place, line.email, line.account,
    coalesce(to_amount, line.amount) as amount, line.note, line.fee_share, payment_id, reason,
    replaces, origin, came.batch_id is not null as has_outcome
  from batch_order_line line
    left join batch_payment came on came.batch_id = line.batch_id and came.row_id = line.row_id
  where line.batch_id = ${batchId}
  union all
  select row_id, place, email, account, amount, note, fee_share, payment_id, reason, null, null, true
  from batch_payment where batch_id = ${batchId}
    and not exists (select from batch_order where batch_order.id = ${batchId})
) row`
