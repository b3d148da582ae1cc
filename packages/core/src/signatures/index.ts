export { signatures } from './signatures.ts'
export type { SignatureOutcomeOptions, Signatures } from './signatures.ts'

export { SIGNATURE_STATUSES, SIGNATURE_SUBJECTS } from '@sixpence/protocol/signatures'
export type {
  SignData,
  Signature,
  SignatureStatus,
  SignatureSubject,
} from '@sixpence/protocol/signatures'
