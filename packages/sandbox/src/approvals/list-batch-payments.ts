import type { BatchReason, RequestedPayment } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import { type LineNow, linesNow, payeeOf } from '../batches/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { requestOfBatch } from './request-of-batch.ts'

const PAGE_SIZE = 50

export const listBatchPaymentsHandlers = {
  batchPayments: async ({ batchId, page = 1, size = PAGE_SIZE }, context) => {
    if (!isCount(page)) return refuse.invalid('page', 'has to be 1 or more')
    if (!isCount(size) || size > PAGE_SIZE)
      return refuse.invalid('size', `has to be 1 to ${PAGE_SIZE}`)
    const { isWaiting } = await requestOfBatch(batchId, context)
    const rows = await linesOf(batchId, { limit: size, offset: (page - 1) * size }, context)
    const [counted] = await context.sql<{ total: number }>`
      select count(*)::int as total from batch_order_line where batch_id = ${batchId}`
    return {
      items: rows.map(row => ({ ...paymentOf(row), ...(isWaiting ? newsOf(row) : cameOf(row)) })),
      total: counted?.total ?? 0,
    }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

type LineRow = LineNow & {
  /** The outcome in a paid batch. */
  readonly came: 'paid' | 'refused' | null
  readonly reason: BatchReason | null
  readonly transaction_id: string | null
}

function linesOf(
  batchId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<readonly LineRow[]> {
  return sql<LineRow & Record<string, unknown>>`
    select line_now.*, paid.reason, transaction_id,
      case when paid.batch_id is null then null
        when payment_id is null then 'refused' else 'paid' end as came
    from ${linesNow([batchId])}
      left join batch_payment paid
        on paid.batch_id = line_now.batch_id and paid.row_id = line_now.row_id
      left join payment on payment.id = payment_id
    order by line_now.place limit ${limit}::integer offset ${offset}::integer`
}

const paymentOf = ({ row_id, place, name, kind, note, ...row }: LineRow): RequestedPayment => ({
  rowId: row_id,
  place,
  payee: payeeOf(row),
  amount: row.amount,
  fee: row.fee,
  ...(name !== null && { name }),
  ...(kind !== null && { kind }),
  ...(note !== null && { note }),
})

type News = Pick<RequestedPayment, 'isNewPayee' | 'reason'>

function newsOf({ is_new, is_payable, is_other_price }: LineRow): News {
  if (!is_payable) return { reason: 'payee' }
  return {
    ...(is_new !== null && { isNewPayee: is_new }),
    ...(is_other_price && { reason: 'price' }),
  }
}

const cameOf = ({ came, reason, transaction_id }: LineRow) => ({
  ...(came !== null && { status: came }),
  ...(reason !== null && { reason }),
  ...(transaction_id !== null && { transactionId: transaction_id }),
})
