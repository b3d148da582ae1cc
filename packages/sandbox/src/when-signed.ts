import type { SignatureSubject } from '@sixpence/protocol'
import { submitSigned } from './kyc/index.ts'
import type { WhenSigned } from './signatures/index.ts'

const OF_SUBJECT: Readonly<Record<SignatureSubject, WhenSigned>> = {
  kycDeclaration: submitSigned,
}

/** What follows once a paper is signed, by what it is about. */
export const whenSigned: WhenSigned = (signature, context) =>
  OF_SUBJECT[signature.subject](signature, context)
