import * as z from 'zod/mini'
import { instantSchema, wireNumber } from '../wire-values.ts'
import { ofCustomerSchema } from './fields.ts'

/**
 * What a signature turned out to be: by the secret of the webhook; by the one before, which still
 * counts; of another receiver of the merchant; of a message whose body has changed; of a message
 * that is the bank's, by no secret that counts; no signature at all; of nothing the bank has sent.
 */
export const SIGNATURE_VERDICTS = [
  'right',
  'former',
  'otherReceiver',
  'changedBody',
  'otherSecret',
  'malformed',
  'unknown',
] as const

/** What the bank has seen of a merchant's API keys. */
export const apiKeyUseSchema = /* @__PURE__ */ z.object({
  /** How many keys there are, and how many of them are on. */
  keys: wireNumber(),
  enabledKeys: wireNumber(),
  /** How many ranges of allowed addresses are on; with none, keys work from everywhere. */
  enabledRanges: wireNumber(),
  /** The last request with any of the keys, in the last 30 days. */
  last: z.optional(
    z.object({
      keyName: z.string(),
      date: instantSchema,
      method: z.string(),
      path: z.string(),
      ip: z.string(),
      httpStatus: wireNumber(),
    }),
  ),
})

/** What a pasted message turned out to be. */
export const signatureCheckSchema = /* @__PURE__ */ z.object({
  verdict: z.enum(SIGNATURE_VERDICTS),
  /** Of the other receiver whose secret it is. */
  receiverName: z.optional(z.string()),
  /** The moment that the header names. */
  signedAt: z.optional(instantSchema),
  /** Whether a server has to refuse it by now: it was signed more than five minutes ago, or ahead. */
  isLate: z.boolean(),
})

/** The schemas of the calls by which an integration is tried. */
export const integrationSchemas = {
  keyUse: { input: ofCustomerSchema, output: apiKeyUseSchema },
  checkSignature: {
    input: z.extend(ofCustomerSchema, {
      /** As it came; its name may stand before it. */
      header: z.string().check(z.maxLength(1000)),
      /** As it came. Blanks around it do not count. */
      body: z.string().check(z.maxLength(20_000)),
    }),
    output: signatureCheckSchema,
  },
}

export type ApiKeyUse = z.output<typeof apiKeyUseSchema>

export type SignatureCheck = z.output<typeof signatureCheckSchema>

export type SignatureVerdict = (typeof SIGNATURE_VERDICTS)[number]
