import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { emailSchema } from '../identifiers.ts'
import { wireNumber } from '../wire-values.ts'

/** What a dealing speaks for. */
export const REPUTATION_TYPES = ['positive', 'neutral', 'negative'] as const

/**
 * What came of a dealing: a checkout or an invoice was paid; a checkout was begun and not paid; an
 * installment of a subscription that the payer had approved could not be paid for lack of money.
 * That alone speaks against somebody: it was agreed. Anybody can send anybody an invoice, so one
 * that is rejected or ignored is not told of at all.
 */
export const REPUTATION_NOTES = [
  'checkoutPaid',
  'invoicePaid',
  'checkoutNotPaid',
  'installmentUnpaid',
] as const

/** One dealing of somebody with a merchant of the bank: with which one, nobody is told. */
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
      /** By default all of them. */
      type: z.optional(z.enum(REPUTATION_TYPES)),
      email: emailSchema.check(z.toLowerCase()),
      pageNumber: z.optional(wireNumber()),
      /** 100 unless told otherwise, and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(reputationEntrySchema), total: wireNumber() }),
  },
}

export type ReputationEntry = z.output<typeof reputationEntrySchema>

export type ReputationType = (typeof REPUTATION_TYPES)[number]
