import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'

/** The kinds of file in which a statement can be had. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const

/** How many statements a page holds: those of a year. */
export const STATEMENTS_PER_PAGE = 12

/**
 * The totals of a statement: the opening balance plus money in, less money out, is the closing
 * balance.
 */
export const statementTotalsSchema = /* @__PURE__ */ z.object({
  beginningBalance: decimalSchema,
  /** What went out; never below zero. */
  totalDebit: decimalSchema,
  /** Money in; never below zero. */
  totalCredit: decimalSchema,
  endingBalance: decimalSchema,
  /** Payments of these days that still wait; in no sum. */
  processingCount: wireNumber(),
  /** Payments of these days that came to nothing; in no sum. */
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
  /** Where the bank hands the file out: `exportId` is posted there as `id`. */
  fileUrl: z.optional(z.string()),
  totals: statementTotalsSchema,
})

/** The tables that the bank writes. */
export const CSV_TEMPLATES = ['statement'] as const

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
      /** {@link STATEMENTS_PER_PAGE} unless asked for otherwise; 100 at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      items: oneOrMany(statementSchema),
      /** How many there are on all pages. */
      total: wireNumber(),
    }),
  },
  csv: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.instanceof(Uint8Array),
  },
}

export type Statement = z.output<typeof statementSchema>

export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

export type StatementTotals = z.output<typeof statementTotalsSchema>
