export {
  SIGNATURE_HEADER,
  signedAt,
  signNotification,
  verifySignature,
} from './merchant-signature.ts'
export type { SignedNotification, UnsignedNotification } from './merchant-signature.ts'
export { paymentLinkUrl, signPaymentLink, verifyPaymentLink } from './payment-link.ts'
export type { PaymentLink, SignedPaymentLink } from './payment-link.ts'
