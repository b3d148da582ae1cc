import type { SignatureSubject } from '@sixpence/protocol'
import { submitSigned } from './kyc/index.ts'
import type { WhenSigned } from './signatures/index.ts'

const OF_SUBJECT: Readonly<Record<SignatureSubject, WhenSigned>> = {
  kycDeclaration: submitSigned,
}

/** Does what follows a signed paper, depending on its subject. */
export const whenSigned: WhenSigned = (signature, context) =>
  OF_SUBJECT[signature.subject](signature, context)
