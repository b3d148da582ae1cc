import type { signatureMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { askAboutSignature, type WhenSigned } from './ask-about-signature.ts'
import { signDataOf } from './begin-signature.ts'
import { findSignature, holdSignature, presentSignature } from './signature-row.ts'

/** Handles the calls about signatures. */
export const signatureHandlers = (
  bank: Pick<Bank, 'signingUrl'>,
  whenSigned: WhenSigned,
): Handlers<typeof signatureMethods> => ({
  read: async ({ signatureId }, { sql, caller }) => {
    const signature = await findSignature(sql, keyOf(signatureId, caller))
    if (!signature) throw unknown()
    return { signature: presentSignature(signature, caller) }
  },
  open: async ({ signatureId }, context) => {
    const { sql, caller } = context
    const signature = await holdSignature(sql, keyOf(signatureId, caller))
    // Only its signer may get what opens a paper.
    if (signature?.status !== 'waiting' || signature.signerId !== caller.ownCustomerId) {
      throw unknown()
    }
    return { signData: await signDataOf(signature.providerRequestId, context, bank) }
  },
  complete: async ({ signatureId }, context) => {
    const { sql, caller } = context
    const signature = await holdSignature(sql, keyOf(signatureId, caller))
    if (!signature) throw unknown()
    const status = await askAboutSignature(signature, context, whenSigned)
    return { signature: presentSignature({ ...signature, status }, caller) }
  },
})

const keyOf = (id: string, { customerId }: CallerContext['caller']) => ({ id, customerId })

const unknown = () => refuse.accessDenied('There is no such signature.')
