export { namesMatch } from './names-match.ts'
export type { NamesDecision } from './names-match.ts'
export { checkPaymentText } from './payment-text.ts'
export type { PaymentText } from './payment-text.ts'
