import type { RefundOrder } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount } from '../accounts/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import { compare, type Decimal, hasAtMostDecimals, roundHalfUp, subtract } from '../money/index.ts'
import {
  checkFunds,
  checkRefundable,
  confirmableUntil,
  holdOrPay,
  holdRefunded,
  payRefundOrder,
  type Refunding,
} from '../payments/index.ts'
import { type PaidRecord, paidRecord } from './paid-record.ts'

export const payRefundHandlers = {
  refund: async (input, context) => {
    await holdRefunded(context, input.paymentId)
    const paid = await paidRecord(context, input.paymentId)
    const { accountId, payerAccount } = paid
    await lockAccounts(context.sql, [accountId, payerAccount])
    // Read after locking: it may have been closed in between.
    const { decimals } = await activeOwnAccount(context, accountId, 'fromAccount')
    checkShown(paid, input)
    const order = orderOf(paid, asWritten(input.amount, decimals), roundHalfUp('0', decimals))
    await checkRefundable(context, order)
    await checkFunds(context, order)
    const options = { payeeName: paid.payerName, expiresAt: confirmableUntil(context) }
    return holdOrPay(context, order, { ...options, pay: payRefundOrder })
  },
} satisfies Partial<Handlers<typeof merchantMethods>>

/** Checks that the figures shown to the merchant match the bank's record. */
function checkShown(
  { amount, refunded, waiting, currencyCode }: PaidRecord,
  { expectedLeftAmount, expectedCurrencyCode }: RefundOrder,
): void {
  const left = subtract(subtract(amount, refunded), waiting)
  if (compare(expectedLeftAmount, left) === 0 && expectedCurrencyCode === currencyCode) return
  throw refuse.invalid('refundLeft', `What can be given back is ${left} ${currencyCode}.`)
}

function asWritten(amount: Decimal, decimals: number): Decimal {
  if (hasAtMostDecimals(amount, decimals)) return roundHalfUp(amount, decimals)
  throw refuse.invalid('refundAmount', `It has at most ${decimals} decimals.`)
}

const orderOf = (
  { paymentId, accountId, payerAccount, currencyCode, description }: PaidRecord,
  amount: Decimal,
  fee: Decimal,
): Refunding => ({
  operation: 'refund',
  refundsId: paymentId,
  fromAccount: accountId,
  toAccount: payerAccount,
  currencyCode,
  amount,
  fee,
  note: description ?? undefined,
})
