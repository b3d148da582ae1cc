import * as z from 'zod/mini'
import { instantSchema, wireNumber } from '../values/index.ts'
import { ofCustomerSchema } from './of-customer.ts'
import { SIGNATURE_FIELDS, SIGNATURE_VERDICTS } from './facts.ts'

/** The bank's view of a merchant's API keys. */
export const apiKeyUseSchema = /* @__PURE__ */ z.object({
  /** The number of keys, and of enabled ones. */
  keys: wireNumber(),
  enabledKeys: wireNumber(),
  /** The number of enabled ranges of allowed addresses. If there is none, keys work from anywhere. */
  enabledRanges: wireNumber(),
  /** The last request with any of the keys in the last 30 days. */
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

/** The result of checking a pasted message. */
export const signatureCheckSchema = /* @__PURE__ */ z.object({
  verdict: z.enum(SIGNATURE_VERDICTS),
  /** The name of the other receiver whose secret signed it. */
  receiverName: z.optional(z.string()),
  /** The time in the header. */
  signedAt: z.optional(instantSchema),
  /**
   * True if a server must refuse it by now: it was signed more than five minutes ago, or in the
   * future.
   */
  isLate: z.boolean(),
})

/** The schemas of the calls for testing an integration. */
export const integrationSchemas = {
  keyUse: { input: ofCustomerSchema, output: apiKeyUseSchema },
  checkSignature: {
    input: z.extend(ofCustomerSchema, {
      // Even an empty header has a verdict.
      header: z.string().check(z.maxLength(SIGNATURE_FIELDS.header.most)),
      /** The body as received; surrounding blanks are ignored. */
      body: z.string().check(z.maxLength(20_000)),
    }),
    output: signatureCheckSchema,
  },
}

export type ApiKeyUse = z.output<typeof apiKeyUseSchema>

export type SignatureCheck = z.output<typeof signatureCheckSchema>
