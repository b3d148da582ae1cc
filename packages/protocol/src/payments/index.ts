export { approvalSchema, approveTransfer, generateApprovalCode } from './approval.ts'
export type { Approval } from './approval.ts'
export { getPaymentIntent, PAYMENT_STATUSES } from './payment-intent.ts'
export type { PaymentIntentAnswer, PaymentStatus } from './payment-intent.ts'
