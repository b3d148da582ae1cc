export { isAsReviewed } from './rules/as-reviewed.ts'
export { followLeaving } from './journal/follow-leaving.ts'
export { createPayments } from './create-payments.ts'
export type { PaymentsHandle } from './create-payments.ts'
export type {
  BatchPaymentOrder,
  ExternalPayment,
  PaymentIntent,
  PaymentOrder,
  PaymentRefusal,
  PaymentStatus,
  TransferPayment,
} from './payment-intent.ts'
export { isFinal, PAYMENT_MOVES } from './rules/payment-moves.ts'
export type { PaymentEvent } from './rules/payment-moves.ts'
export { payments } from './payments-domain.ts'
export type { Payments } from './payments.ts'
export type { PaymentRehearsal, RehearsablePayment } from './rehearse-payment.ts'
export type { PaymentsOptions } from './payments-setup.ts'
