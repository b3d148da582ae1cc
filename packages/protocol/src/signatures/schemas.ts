import * as z from 'zod/mini'
import { instantSchema } from '../values/index.ts'
import { SIGNATURE_SUBJECTS, SIGNATURE_STATUSES } from './facts.ts'

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
