export { checkOrder } from '../check-order.ts'
export { rehearsePayment } from '../rehearse-payment.ts'
export { hiddenHashOf, paymentFingerprint } from '../rules/payment-fingerprint.ts'
export { kindOf } from '../rules/payment-kinds.ts'
