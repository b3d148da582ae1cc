import * as z from 'zod/mini'
import { lowered } from '../decode/index.ts'
import { daySchema, wireNumber } from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { REPUTATION_TYPES, REPUTATION_NOTES, REPUTATION_FIELDS } from './facts.ts'

const lookUpSchemas = /* @__PURE__ */ schemasOf(REPUTATION_FIELDS)

/** One dealing of an address with a merchant of the bank. It doesn't name the merchant. */
export const reputationEntrySchema = /* @__PURE__ */ z.object({
  email: z.string(),
  type: z.enum(REPUTATION_TYPES),
  /** 1, 0 or -1. */
  score: wireNumber(),
  date: daySchema,
  note: z.enum(REPUTATION_NOTES),
})

/** The schemas of the call about reputation. */
export const reputationSchemas = {
  reputation: {
    input: z.object({
      /** All types by default. */
      type: lookUpSchemas.type,
      email: lookUpSchemas.email.check(z.overwrite(lowered)),
      pageNumber: z.optional(wireNumber()),
      /** 100 by default, and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(reputationEntrySchema), total: wireNumber() }),
  },
}

export type ReputationEntry = z.output<typeof reputationEntrySchema>
