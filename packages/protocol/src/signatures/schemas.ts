import * as z from 'zod/mini'
import { instantSchema } from '../wire-values.ts'

/** The things that can be signed. */
export const SIGNATURE_SUBJECTS = ['kycDeclaration'] as const

/** The state of a signature. `expired`: nobody signed in time; `canceled`: the document has changed. */
export const SIGNATURE_STATUSES = ['waiting', 'signed', 'declined', 'expired', 'canceled'] as const

/** The data for opening documents at the provider: one address, or one for each document. */
export const signDataSchema = /* @__PURE__ */ z.object({
  /** The bank's id at the provider. */
  clientId: z.string(),
  /** Works once, for a short time, for one signer. Keep it out of addresses and logs. */
  signUrl: z.optional(z.string()),
  signUrls: z.optional(z.array(z.string())),
})

/** A signature that is pending or has ended. */
export const signatureSchema = /* @__PURE__ */ z.object({
  signatureId: z.string(),
  subject: z.enum(SIGNATURE_SUBJECTS),
  status: z.enum(SIGNATURE_STATUSES),
  /** The name of the signer. */
  signerName: z.string(),
  /** True if the signer is the caller. */
  isOwn: z.boolean(),
  expiresAt: instantSchema,
})

const signatureIdInput = /* @__PURE__ */ z.object({
  signatureId: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** The schemas of the calls, by their names. */
export const signatureSchemas = {
  read: { input: signatureIdInput, output: z.object({ signature: signatureSchema }) },
  open: { input: signatureIdInput, output: z.object({ signData: signDataSchema }) },
  complete: { input: signatureIdInput, output: z.object({ signature: signatureSchema }) },
}

export type SignData = z.output<typeof signDataSchema>
export type Signature = z.output<typeof signatureSchema>
export type SignatureStatus = (typeof SIGNATURE_STATUSES)[number]
export type SignatureSubject = (typeof SIGNATURE_SUBJECTS)[number]
