import type { BatchPayment, BatchReason } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { payeeOf, type PayeeRow } from './payee-of.ts'

type Row = PayeeRow & {
  readonly rowId: string
  readonly place: number
  readonly amount: string
  readonly note: string | null
  readonly reason: BatchReason | null
  readonly transactionId: string | null
}

interface Part {
  readonly batchId: string
  /** Only lines with this outcome. */
  readonly status?: BatchPayment['status'] | undefined
  /** Every line by default. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Returns the lines of a batch in the order of its file, with the outcome of each. */
export async function findPayments(
  sql: Sql,
  { batchId, status, limit, offset = 0 }: Part,
): Promise<readonly BatchPayment[]> {
  const rows = await sql<Row & Record<string, unknown>>`
    select row_id as "rowId", place, line.email, line.account, line.amount, line.note, reason,
      transaction_id as "transactionId"
    from batch_payment line left join payment on payment.id = payment_id
    where line.batch_id = ${batchId}
      and (${status}::text is null or (${status} = 'paid') = (payment_id is not null))
    order by place
    limit ${limit}::integer offset ${offset}::integer`
  return rows.map(({ rowId, place, amount, note, reason, transactionId, ...payee }) => ({
    rowId,
    place,
    payee: payeeOf(payee),
    amount,
    status: reason === null ? 'paid' : 'refused',
    ...(note !== null && { note }),
    ...(transactionId !== null && { transactionId }),
    ...(reason !== null && { reason }),
  }))
}
