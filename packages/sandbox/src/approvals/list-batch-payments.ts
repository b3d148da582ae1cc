import type { BatchReason, RequestedPayment, RequestedPaymentOrder } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import { dayOf, type LineNow, linesNow, payeeOf, revealedAddresses } from '../batches/index.ts'
import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { requestOfBatch } from './request-of-batch.ts'

const PAGE_SIZE = 50

export const listBatchPaymentsHandlers = {
  batchPayments: async ({ batchId, order = 'amount', page = 1, size = PAGE_SIZE }, context) => {
    if (!isCount(page)) return refuse.invalid('page', 'has to be 1 or more')
    if (!isCount(size) || size > PAGE_SIZE)
      return refuse.invalid('size', `has to be 1 to ${PAGE_SIZE}`)
    const { isWaiting, open } = await requestOfBatch(batchId, context)
    const part = { order, limit: size, offset: (page - 1) * size }
    const rows = await linesOf(batchId, part, context)
    const [counted] = await context.sql<{ total: number }>`
      select count(*)::int as total from batch_order_line where batch_id = ${batchId}`
    return {
      items: rows.map(row => ({
        ...paymentOf(row),
        ...(isWaiting ? newsOf(row) : cameOf(row, open)),
      })),
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

interface Part {
  readonly order: RequestedPaymentOrder
  readonly limit: number
  readonly offset: number
}

/** The rows are sorted by what was submitted, so that only those of the page are looked up. */
const ORDERS: { readonly [Order in RequestedPaymentOrder]: SqlPart } = {
  amount: sqlPart`line_now.amount desc, line_now.place`,
  news: sqlPart`case
      when line_now.news = 'changedDetails' or line_now.name_check = 'noMatch' then 1
      when line_now.name_check = 'closeMatch' then 2
      when line_now.news = 'newPayee' then 3
    end, line_now.amount desc, line_now.place`,
  file: sqlPart`line_now.place`,
}

async function linesOf(
  batchId: string,
  { order, limit, offset }: Part,
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<readonly LineRow[]> {
  const { sql, clock } = context
  const lines = sqlPart`(
    select * from batch_order_line line_now where batch_id = ${batchId}
    order by ${ORDERS[order]} limit ${limit}::integer offset ${offset}::integer)`
  const page = linesNow(lines, dayOf(clock))
  const unknown = await sql<{ email: string }>`
    select email from ${page} where not is_known order by ${ORDERS[order]}`
  await revealedAddresses(context, [...new Set(unknown.map(({ email }) => email))])
  return sql<LineRow & Record<string, unknown>>`
    select line_now.*, paid.reason, transaction_id,
      case when paid.batch_id is null then null
        when payment_id is null then 'refused' else 'paid' end as came
    from ${page}
      left join batch_payment paid
        on paid.batch_id = line_now.batch_id and paid.row_id = line_now.row_id
      left join payment on payment.id = payment_id
    order by ${ORDERS[order]}`
}

const paymentOf = ({
  row_id,
  place,
  name,
  kind,
  note,
  to_amount,
  ...row
}: LineRow): RequestedPayment => ({
  rowId: row_id,
  place,
  payee: payeeOf(row),
  amount: row.amount,
  fee: row.fee,
  ...(name !== null && { name }),
  ...(kind !== null && { kind }),
  ...(to_amount !== null && { toAmount: to_amount }),
  ...(note !== null && { note }),
})

type News = Pick<RequestedPayment, 'isNewPayee' | 'hasChangedDetails' | 'nameCheck' | 'reason'>

function newsOf({ news, name_check, holder, is_payable, is_other_price }: LineRow): News {
  if (!is_payable) return { reason: 'payee' }
  return {
    isNewPayee: news === 'newPayee',
    hasChangedDetails: news === 'changedDetails',
    ...(name_check !== null && {
      nameCheck: { result: name_check, ...(holder !== null && { name: holder }) },
    }),
    ...(is_other_price && { reason: 'price' }),
  }
}

const cameOf = (
  { came, reason, transaction_id }: LineRow,
  open: 'waiting' | 'cancelled' | undefined,
): Pick<RequestedPayment, 'status' | 'reason' | 'transactionId'> => ({
  ...((came ?? open) && { status: came ?? open }),
  ...(reason !== null && { reason }),
  ...(transaction_id !== null && { transactionId: transaction_id }),
})
