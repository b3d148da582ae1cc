import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { schemasOf } from '../inputs/index.ts'
import type { Fields } from '../fields/index.ts'
import { wireNumber } from '../wire-values.ts'

/** The effect of a dealing on the reputation. */
export const REPUTATION_TYPES = ['positive', 'neutral', 'negative'] as const

/**
 * The outcomes of a dealing: a checkout or an invoice was paid; a checkout was begun but not paid;
 * an approved installment failed for lack of money. Only the last one is negative, because the
 * payer had agreed to it. Rejected or ignored invoices are never listed, because anyone can send an
 * invoice to anyone.
 */
export const REPUTATION_NOTES = [
  'checkoutPaid',
  'invoicePaid',
  'checkoutNotPaid',
  'installmentUnpaid',
] as const

/** The form to look up a reputation. */
export const REPUTATION_FIELDS = {
  email: { kind: 'email' },
  type: { kind: 'choice', from: REPUTATION_TYPES, isOptional: true },
} as const satisfies Fields

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
      email: lookUpSchemas.email.check(z.toLowerCase()),
      pageNumber: z.optional(wireNumber()),
      /** 100 by default, and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(reputationEntrySchema), total: wireNumber() }),
  },
}

export type ReputationEntry = z.output<typeof reputationEntrySchema>

export type ReputationType = (typeof REPUTATION_TYPES)[number]
