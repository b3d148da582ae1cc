export { SIGNATURE_HEADER, signNotification, verifySignature } from './merchant-signature.ts'
export type { SignedNotification, UnsignedNotification } from './merchant-signature.ts'
