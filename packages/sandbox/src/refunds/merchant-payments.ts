import { MERCHANT_PAYMENTS_PER_PAGE, type MerchantPayment, type Refund } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { subtract } from '../money/index.ts'
import { type PaidRecord, paidRecord, paidRecords } from './paid-record.ts'

const MOST_ROWS = 100

export const merchantPaymentHandlers = {
  payments: async ({ pageNumber = 1, pageSize = MERCHANT_PAYMENTS_PER_PAGE }, context) => {
    if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'Pages are counted from 1.')
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      return refuse.invalid('pageSize', `It is 1 to ${MOST_ROWS}.`)
    }
    const offset = (pageNumber - 1) * pageSize
    const records = await paidRecords(context, { limit: pageSize, offset })
    return { items: records.map(viewOf), total: await countOf(context) }
  },

  payment: async ({ paymentId }, context) => {
    const record = await paidRecord(context, paymentId)
    return { payment: { ...viewOf(record), refunds: await refundsOf(record, context) } }
  },
} satisfies Partial<Handlers<typeof merchantMethods>>

async function countOf({ sql, caller }: CallerContext): Promise<number> {
  const [row] = await sql<{ total: number }>`
    select count(*)::int as total from merchant_payment where merchant_id = ${caller.customerId}`
  return row?.total ?? 0
}

function viewOf(record: PaidRecord): MerchantPayment {
  const { paymentId, kind, referenceId, orderId, buttonId, description } = record
  const { amount, refunded, waiting } = record
  return {
    paymentId,
    kind,
    ...(kind === 'checkout' ? { checkoutId: referenceId } : { invoiceId: referenceId }),
    ...(orderId !== null && { orderId }),
    ...(buttonId !== null && { buttonId }),
    ...(description !== null && { description }),
    payerName: record.payerName,
    paidAt: record.paidAt.toISOString(),
    accountId: record.accountId,
    amount,
    fee: record.fee,
    currencyCode: record.currencyCode,
    refundedAmount: refunded,
    waitingAmount: waiting,
    leftAmount: subtract(subtract(amount, refunded), waiting),
  }
}

async function refundsOf({ paymentId }: PaidRecord, { sql }: CallerContext): Promise<Refund[]> {
  const rows = await sql<Omit<Refund, 'refundedAt'> & { at: Date }>`
    select refund.id as "refundId", refund.amount, refund.currency_code as "currencyCode",
      refunded_at as at, transaction_id as "transactionId"
    from refund join payment on payment.id = refund.id
    where paid_id = ${paymentId}
    order by refunded_at desc, refund.id desc`
  return rows.map(({ at, ...row }) => ({ ...row, refundedAt: at.toISOString() }))
}
