import * as z from 'zod/mini'
import { instantSchema } from '../wire-values.ts'

/** What is signed. */
export const SIGNATURE_SUBJECTS = ['kycDeclaration'] as const

/**
 * How far a signature is. `expired`: nobody signed in time. `canceled`: what was to be signed has
 * changed.
 */
export const SIGNATURE_STATUSES = ['waiting', 'signed', 'declined', 'expired', 'canceled'] as const

/** What opens a paper at the provider: one address, or one for each paper. */
export const signDataSchema = /* @__PURE__ */ z.object({
  /** Who the bank is at the provider. */
  clientId: z.string(),
  /** It works once, for a short time, for one signer: keep it out of every address and log. */
  signUrl: z.optional(z.string()),
  signUrls: z.optional(z.array(z.string())),
})

/** A signature that the bank waits for, or that has ended. */
export const signatureSchema = /* @__PURE__ */ z.object({
  signatureId: z.string(),
  subject: z.enum(SIGNATURE_SUBJECTS),
  status: z.enum(SIGNATURE_STATUSES),
  /** Who signs. */
  signerName: z.string(),
  /** Whether that is the user who asks. */
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
