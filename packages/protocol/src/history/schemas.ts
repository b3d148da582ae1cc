import * as z from 'zod/mini'
import {
  timeZoneSchema,
  currencyCodeSchema,
  decimalSchema,
  instantSchema,
  oneOrMany,
  wireNumber,
  wireWord,
  partyKindSchema,
} from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { TRANSACTION_TYPE, EXPORT_STATUSES, EXPORT_EMAIL_FIELDS } from './facts.ts'
import { transactionFilterSchema } from './transaction-filter.ts'

export * from './transaction-filter.ts'

/** One row of the history. It includes the fee of a payment. */
export const transactionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The transaction that the row is part of; a payment and its fee share it. */
  transactionId: z.string(),
  date: instantSchema,
  type: wireWord(TRANSACTION_TYPE),
  typeName: z.optional(z.string()),
  accountId: z.string(),
  direction: z.enum(['in', 'out']),
  /** Always above zero, without the fee. `direction` gives the direction. */
  amount: decimalSchema,
  /** The fee, taken from the same account in the same currency; absent if there was none. */
  fee: z.optional(decimalSchema),
  currencyCode: currencyCodeSchema,
  /** The balance after the payment and its fee. */
  balanceAfter: decimalSchema,
  counterpartyName: z.optional(z.string()),
  counterpartyEmail: z.optional(z.string()),
  counterpartyKind: partyKindSchema,
  description: z.optional(z.string()),
  status: z.enum(['completed', 'processing', 'rejected']),
  /** The batch that paid it; only shown to the payer. */
  batchId: z.optional(z.string()),
})

/** Incoming and outgoing money, both zero or more. */
const flowSchema = /* @__PURE__ */ z.object({ moneyIn: decimalSchema, moneyOut: decimalSchema })

const exportIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

const exportStateSchema = /* @__PURE__ */ z.object({
  status: z.enum(EXPORT_STATUSES),
  /** The number of rows in the file so far, and in the finished file. */
  rowsDone: wireNumber(),
  rowsTotal: wireNumber(),
  /** The path of the finished file at the bank, for `exportFile`. */
  fileUrl: z.optional(z.string()),
})

/** An export of the history, finished or in progress. */
export const exportFileSchema = /* @__PURE__ */ z.extend(exportStateSchema, {
  exportId: z.string(),
  createdAt: instantSchema,
  format: z.enum(['csv']),
})

/** The schemas of the calls, by their names. */
export const historySchemas = {
  list: {
    input: z.extend(transactionFilterSchema, { pageNumber: z.optional(wireNumber()) }),
    output: z.object({
      transactions: z.object({ transaction: oneOrMany(transactionSchema) }),
      /** The number of rows on all pages. */
      results: wireNumber(),
      rejectedCount: wireNumber(),
      processingCount: wireNumber(),
    }),
  },
  cashFlow: {
    input: z.object({
      accountId: z.string(),
      /** The time zone of the months: an IANA name, by default UTC. */
      timeZone: timeZoneSchema,
    }),
    output: z.object({
      currencyCode: currencyCodeSchema,
      /** Twelve, oldest first, without gaps. The last one is the current month. */
      months: oneOrMany(
        z.extend(flowSchema, { month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
      ),
      /** The types that occurred, over all twelve months. */
      types: oneOrMany(z.extend(flowSchema, { type: wireWord(TRANSACTION_TYPE) })),
    }),
  },
  startExport: { input: transactionFilterSchema, output: z.object({ exportId: z.string() }) },
  exportStatus: { input: z.object({ exportId: exportIdSchema }), output: exportStateSchema },
  sendExport: {
    input: z.object({ exportId: exportIdSchema, ...schemasOf(EXPORT_EMAIL_FIELDS) }),
    output: z.object({}),
  },
  exportFiles: {
    input: z.object({
      amountFrom: z.optional(decimalSchema),
      amountTo: z.optional(decimalSchema),
      customerEmail: z.optional(z.string()),
      /** A type of transaction; 0 means all. */
      type: z.optional(wireNumber()),
    }),
    output: z.object({ files: oneOrMany(exportFileSchema) }),
  },
  exportFile: { input: z.object({}), output: z.instanceof(Uint8Array) },
}

export type Transaction = z.output<typeof transactionSchema>

export type CashFlow = z.output<typeof historySchemas.cashFlow.output>

export type ExportFile = z.output<typeof exportFileSchema>

export type ExportState = z.output<typeof exportStateSchema>
