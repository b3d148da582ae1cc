import { approveTransferHandlers } from './approval/approve-transfer.ts'
import { renewApprovalHandlers } from './approval/renew-approval.ts'
import { getPaymentIntentHandlers } from './get-payment-intent.ts'

export { answerKeyed } from './idempotency/answer-keyed.ts'
export { sentBefore } from './idempotency/sent-before.ts'
export type { KeyedCall } from './idempotency/answer-keyed.ts'
export {
  boundTerms,
  CHECKOUT_PAYMENT_LIFE_MS,
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_PER_PAYMENT,
  codesLocked,
  RESEND_AFTER_MS,
  tooManyTries,
  wrongCode,
} from './approval/approval-code.ts'
export { attempt } from './attempt.ts'
export { requestApproval } from './approval/request-approval.ts'
export { approvalNeeded } from './approval/await-approval.ts'
export { awaitedApproval } from './approval/awaited-approval.ts'
export type { AwaitedRow } from './approval/awaited-approval.ts'
export { holdOrPay } from './approval/hold-or-pay.ts'
export { approvalWays, maskedTo, preferredWay, workingWays } from './approval/approval-ways.ts'
export type { ApprovalWays } from './approval/approval-ways.ts'
export { checkBlacklist } from './execution/check-blacklist.ts'
export { checkFunds } from './execution/check-funds.ts'
export { checkPayoutCard } from './execution/check-payout-card.ts'
export { awaitCheckout, holdCheckout, notOpen } from './execution/checkout-hold.ts'
export { endInvoice } from './execution/end-invoice.ts'
export type { InvoiceEnd } from './execution/end-invoice.ts'
export { holdInvoice, notPayable } from './execution/invoice-hold.ts'
export { payInvoiceOrder } from './execution/pay-invoice.ts'
export { fingerprint } from './idempotency/fingerprint.ts'
export { payRefundOrder } from './refunds/pay-refund.ts'
export { checkRefundable, holdRefunded } from './refunds/refund-hold.ts'
export type { Refunding } from './refunds/refund-hold.ts'
export { payCheckoutOrder } from './execution/pay-checkout.ts'
export { holdForOrder, isOwedToBank, payOrder } from './execution/pay-order.ts'
export { arrivalOf } from './execution/arrival.ts'
export { railSpeed } from './execution/rail-speed.ts'
export type { RailSpeed } from './execution/arrival.ts'
export { payExternal } from './execution/pay-external.ts'
export { exchangePostings } from './execution/exchange-postings.ts'
export { termsInOrder } from './external-terms.ts'
export type { ExternalTerms } from './external-terms.ts'
export { knownPayee, lastPaid, paidExternal, paidInCountries } from './paid-external.ts'
export { hasPaid } from './has-paid.ts'
export type { LastPaid, PaidExternal } from './paid-external.ts'
export { sameAccounts } from './same-account.ts'
export { externalPrice, PAYERS_PART } from './pricing/external-price.ts'
export type { ExternalPrice } from './pricing/external-price.ts'
export { feeOf, feeRow, feesOf } from './pricing/fee-of.ts'
export type { Leaving } from './pricing/fee-of.ts'
export { payP2p } from './execution/pay-p2p.ts'
export { payExternalSet } from './sets/pay-external-set.ts'
export { payP2pSet } from './sets/pay-p2p-set.ts'
export type { PaymentOfSet } from './sets/settle-set.ts'
export { readOnce } from './sets/read-once.ts'
export { findPayees } from './sets/find-payees.ts'
export { payableAmount } from './payable-amount.ts'
export { holdBoth, holdPayeeAccount } from './hold-payee-account.ts'
export { sourceAccount } from './source-account.ts'
export { findPayee, payeeAccount } from './payee.ts'
export type { Payee } from './payee.ts'
export { checkLookup, tooManyLookups } from './lookups/check-lookup.ts'
export { accountText, nameChecks } from './lookups/name-checks.ts'
export { countLookup } from './lookups/count-lookup.ts'
export { orderOf } from './order-row.ts'
export type { OrderRow, SingleRow } from './order-row.ts'
export { openPayment, recordOrder, releaseBatch, settlePayment } from './payment-order.ts'
export type {
  BatchOrder,
  ExternalOrder,
  OwnOrder,
  P2pOrder,
  PaymentOrder,
  SingleOrder,
} from './payment-order.ts'
export { actionOf, kindOf } from './payment-kinds.ts'
export type { OwnOperation } from './payment-kinds.ts'
export type { Operation, PaymentKind } from './payment-kinds.ts'
export { contextOfAnswer } from './push/context-of-answer.ts'
export type { DeviceContext } from './push/context-of-answer.ts'
export { answerPaymentPush } from './push/answer-payment-push.ts'
export { listPaymentPushes } from './push/list-payment-pushes.ts'
export { storeRefusal } from './stored-refusal.ts'
export { notifyBatchChange } from './notify-batch-change.ts'
export { payeeOf } from './approval/notify-approvers.ts'
export { confirmableUntil } from './approval/confirmable-until.ts'
export { approvalAhead, mayApprove } from './approval/needs-approval.ts'

export const paymentHandlers = {
  ...approveTransferHandlers,
  ...renewApprovalHandlers,
  ...getPaymentIntentHandlers,
}
