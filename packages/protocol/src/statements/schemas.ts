import * as z from 'zod/mini'
import {
  daySchema,
  currencyCodeSchema,
  decimalSchema,
  instantSchema,
  oneOrMany,
  wireNumber,
} from '../values/index.ts'
import { STATEMENT_FORMATS } from './facts.ts'

/**
 * The totals of a statement. The opening balance plus money in, minus money out, is the closing
 * balance.
 */
export const statementTotalsSchema = /* @__PURE__ */ z.object({
  beginningBalance: decimalSchema,
  /** Money out; never negative. */
  totalDebit: decimalSchema,
  /** Money in; never negative. */
  totalCredit: decimalSchema,
  endingBalance: decimalSchema,
  /** The number of this month's payments that still wait; they are in none of the sums. */
  processingCount: wireNumber(),
  /** The number of this month's payments that failed; they are in none of the sums. */
  rejectedCount: wireNumber(),
})

/** A month of one account. Its days are those of the bank (UTC). */
export const statementSchema = /* @__PURE__ */ z.object({
  exportId: z.string(),
  accountId: z.string(),
  source: z.literal('monthly'),
  dateFrom: daySchema,
  /** The last day, or today while the month is in progress. */
  dateTo: daySchema,
  currencyCode: currencyCodeSchema,
  format: z.enum(STATEMENT_FORMATS),
  status: z.enum(['processing', 'ready', 'failed']),
  createdAt: instantSchema,
  /** The path at which the bank returns the file, for a `POST` with `exportId` as `id`. */
  fileUrl: z.optional(z.string()),
  totals: statementTotalsSchema,
})

/** The schemas of the calls, by their names. */
export const statementSchemas = {
  list: {
    input: z.object({
      accountId: z.string(),
      source: z.literal('monthly'),
      /** The format of `fileUrl`; `pdf` by default. */
      format: z.optional(z.enum(STATEMENT_FORMATS)),
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** {@link STATEMENTS_PER_PAGE} by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      items: oneOrMany(statementSchema),
      /** The number on all pages. */
      total: wireNumber(),
    }),
  },
  csv: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.instanceof(Uint8Array),
  },
}

export type Statement = z.output<typeof statementSchema>

export type StatementTotals = z.output<typeof statementTotalsSchema>
