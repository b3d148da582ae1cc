import * as z from 'zod/mini'
import { oneOrMany } from './wire-values.ts'

/** Every `responseCode` a bank is known to send. Compare with these, never with a literal. */
export const RESPONSE_CODE = {
  success: '00',
  accessDenied: '13',
  identicalBatch: '92',
  transportFailed: 'AE',
  notAuthorised: 'AU',
  closedAccount: 'CA',
  noAccess: 'ENOA',
  /** The session of a frame may not: the same step works in a window of the bank. */
  stepUpNeeded: 'ESU',
  invalidMethod: 'IM',
  invalidParameters: 'TA1',
  termsPending: 'TE',
  unknown: 'UE',
  invalidInput: 'VF',
} as const

export type ResponseCode = (typeof RESPONSE_CODE)[keyof typeof RESPONSE_CODE]

/** A field the bank did not accept: `param` names it, `description` says why. */
export const validationErrorSchema = /* @__PURE__ */ z.object({
  param: z.string(),
  description: z.string(),
  /** After a wrong one-time code: how many more attempts are left. */
  triesLeft: z.optional(z.number()),
})

/** Something that a customer must agree to before anything else. */
export const termSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  /** In paragraphs, each on a line of its own. */
  text: z.string(),
})

/** The part of a named method's answer that is the same for every method. */
export const envelopeSchema = /* @__PURE__ */ z.object({
  // Read first, and as text: '00' is a code and not a number.
  responseCode: z.string(),
  responseDescription: z.optional(z.string()),
  validationErrors: z.optional(z.array(validationErrorSchema)),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
  /** With the code `TE`: what waits to be agreed to. */
  terms: z.optional(z.object({ term: oneOrMany(termSchema) })),
  /** Where somebody else has changed it since: what it is now, as the call would have answered it. */
  newer: z.optional(z.unknown()),
})

export type Term = z.output<typeof termSchema>
export type Envelope = z.output<typeof envelopeSchema>
export type ValidationError = z.output<typeof validationErrorSchema>
