import * as z from 'zod/mini'
import { oneOrMany } from '../values/index.ts'

/** A field the bank didn't accept: `param` is its name, `description` the reason. */
export const validationErrorSchema = /* @__PURE__ */ z.object({
  param: z.string(),
  description: z.string(),
  /** After a wrong one-time code: the number of attempts left. */
  triesLeft: z.optional(z.number()),
})

/** Terms that a customer must accept before doing anything else. */
export const termSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  /** Paragraphs, each on its own line. */
  text: z.string(),
})

/** The part of a named method's answer that is the same for every method. */
export const envelopeSchema = /* @__PURE__ */ z.object({
  // Read first, and as text: '00' is a code, not a number.
  responseCode: z.string(),
  responseDescription: z.optional(z.string()),
  validationErrors: z.optional(z.array(validationErrorSchema)),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
  /** With the code `TE`: the terms to accept. */
  terms: z.optional(z.object({ term: oneOrMany(termSchema) })),
  /**
   * After a conflicting change by someone else: the current state, in the form of the call's
   * answer.
   */
  newer: z.optional(z.unknown()),
})

export type Term = z.output<typeof termSchema>
export type Envelope = z.output<typeof envelopeSchema>
export type ValidationError = z.output<typeof validationErrorSchema>
