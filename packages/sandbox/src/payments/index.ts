import { approveTransferHandlers } from './approve-transfer.ts'
import { generateApprovalCodeHandlers } from './generate-approval-code.ts'
import { getPaymentIntentHandlers } from './get-payment-intent.ts'

export { answerKeyed } from './answer-keyed.ts'
export type { KeyedCall } from './answer-keyed.ts'
export {
  CHECKOUT_PAYMENT_LIFE_MS,
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_PER_PAYMENT,
  codesLocked,
  PAYMENT_LIFE_MS,
  RESEND_AFTER_MS,
  tooManyTries,
  wrongCode,
} from './approval-code.ts'
export { askForApproval } from './ask-for-approval.ts'
export { awaitApproval } from './await-approval.ts'
export { checkBlacklist } from './check-blacklist.ts'
export { checkFunds } from './check-funds.ts'
export { awaitCheckout, holdCheckout, notOpen } from './checkout-hold.ts'
export { fingerprint } from './fingerprint.ts'
export { payCheckoutOrder } from './pay-checkout.ts'
export { holdForOrder, payOrder } from './pay-order.ts'
export { payP2p } from './pay-p2p.ts'
export { findPayee, payeeAccount } from './payee.ts'
export type { Payee } from './payee.ts'
export { ACTION_OF, openPayment, recordOrder, settlePayment } from './payment-order.ts'
export type { Operation, PaymentOrder } from './payment-order.ts'
export { storeRefusal } from './stored-refusal.ts'
export { payeeOf } from './tell-approvers.ts'
export { mayApprove, wantsApproval } from './wants-approval.ts'

export const paymentHandlers = {
  ...approveTransferHandlers,
  ...generateApprovalCodeHandlers,
  ...getPaymentIntentHandlers,
}
