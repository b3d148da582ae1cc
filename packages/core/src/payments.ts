export { isAsReviewed, isFinal, PAYMENT_MOVES, payments } from './payments/index.ts'
export type {
  BatchPaymentOrder,
  ExternalPayment,
  PaymentEvent,
  PaymentIntent,
  PaymentOrder,
  PaymentRefusal,
  PaymentRehearsal,
  Payments,
  PaymentStatus,
  RehearsablePayment,
  TransferPayment,
} from './payments/index.ts'
export type { Approval, ApprovalFailure, HeldPayment } from '@sixpence/protocol/payments'
