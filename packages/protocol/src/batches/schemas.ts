import * as z from 'zod/mini'
import { trimmed } from '../decode/index.ts'
import {
  daySchema,
  timeZoneSchema,
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  oneOrMany,
  wireNumber,
} from '../values/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import { RAILS } from '../payouts/index.ts'
import { countryCodeSchema, payoutFieldSchema } from '../payouts/schemas.ts'
import { batchDraftSchema, batchSettingsSchema, draftRowSchema } from './draft-schemas.ts'
import {
  BATCH_CONTENTS,
  BATCH_REASONS,
  BATCH_ROW_STATUSES,
  BATCH_STATUSES,
  BATCH_TYPES,
  DRAFT_ROWS,
  EXTERNAL_BATCH_TYPES,
  LONGEST_BATCH_NAME,
  LONGEST_SEARCH,
  MOST_DRAFT_ROWS,
  SUBMITTED_STATUSES,
} from './facts.ts'

/** The id of a batch, as sent. */
export const batchIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** A group of payments submitted together, or a draft of one. */
export const batchTransferSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(BATCH_TYPES),
  /** The account it is paid from. */
  accountId: z.string(),
  /** The currency of that account. */
  currencyCode: currencyCodeSchema,
  /** The time of its submission; for a draft, of its last change. */
  date: instantSchema,
  status: z.enum(BATCH_STATUSES),
  /**
   * The total of the payments made, without fees. Absent for a batch whose payments never began: a
   * draft, or one that waits or waited for an approval.
   */
  amount: z.optional(decimalSchema),
  /** The total of their fees. Absent if `amount` is. */
  fee: z.optional(decimalSchema),
  /**
   * The total that all its payments were to take at submission, without fees. Absent for a draft:
   * `batchPaymentList` returns the sums of its rows by currency.
   */
  orderedAmount: z.optional(decimalSchema),
  /** The total of the fees at submission. Absent if `orderedAmount` is. */
  orderedFee: z.optional(decimalSchema),
  /** For a draft, the number of its rows without deleted ones. */
  paymentCount: wireNumber(),
  /** The number of payments that couldn't be made; 0 for a draft. */
  refusedCount: wireNumber(),
  /** The number of payments that were cancelled with the batch; 0 for a draft. */
  cancelledCount: wireNumber(),
  /**
   * For a draft: the time at which the bank deletes it, unless it is changed before. For a batch
   * that waits for an approval: the time after which it can't be approved.
   */
  expiresAt: z.optional(instantSchema),
})

/** The payee of a row: a customer at their address, or an account elsewhere. */
export const batchPayeeSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({ type: z.literal('email'), email: z.string() }),
  z.object({
    type: z.literal('account'),
    name: z.string(),
    countryCode: z.string(),
    /** The currency that arrives. */
    currency: currencyCodeSchema,
    /**
     * The details that name the account, by field of the form. Keys, tax numbers and cards are
     * masked.
     */
    details: z.record(z.string(), z.string()),
  }),
])

/** One payment of a batch. */
export const batchPaymentSchema = /* @__PURE__ */ z.object({
  /** The id of its row in the batch. The payment's key is `batchId.rowId`. */
  rowId: z.string(),
  /** Its line in the file, from 1. */
  place: wireNumber(),
  payee: batchPayeeSchema,
  amount: decimalSchema,
  note: z.optional(z.string()),
  /** The row that it replaces, which wasn't paid: `batchId.rowId`. */
  replaces: z.optional(z.string()),
  status: z.enum(BATCH_ROW_STATUSES),
  /** The transaction in the history, if the payment was made. */
  transactionId: z.optional(z.string()),
  /** The reason why the payment was refused, if it is known. */
  reason: z.optional(z.enum(BATCH_REASONS)),
})

/** An amount without its fee, and the fee. */
const sumSchema = /* @__PURE__ */ z.object({ amount: decimalSchema, fee: decimalSchema })

/** The progress of a submitted batch. */
export const batchProgressSchema = /* @__PURE__ */ z.object({
  status: z.enum(SUBMITTED_STATUSES),
  /** The number of its rows by state; together all of them. */
  counts: z.object({
    waiting: wireNumber(),
    paid: wireNumber(),
    refused: wireNumber(),
    cancelled: wireNumber(),
  }),
  /** The currency of the paying account. */
  currencyCode: currencyCodeSchema,
  /** The total of the payments made. */
  paid: sumSchema,
  /** The total still set aside for the others. Nothing is while approvers decide. */
  setAside: sumSchema,
  /** The approval that it waits for. */
  approval: z.optional(approvalSchema),
  /** The key of the payment intent that it waits for. Only for the user who submitted it. */
  key: z.optional(z.string()),
})

/** A way by which a payment of a batch can reach a country. */
export const batchWaySchema = /* @__PURE__ */ z.object({
  countryCode: countryCodeSchema,
  rail: z.enum(RAILS),
  /** The currencies in which money can arrive. */
  currencies: z.array(currencyCodeSchema),
  /** The fields of the payee's account, each a column of the file. */
  fields: z.array(payoutFieldSchema),
})

/** The content of the file of a batch, by which each row can be checked without asking the bank. */
export const batchFormatSchema = /* @__PURE__ */ z.object({
  type: z.enum(BATCH_TYPES),
  /** In the order in which the bank takes them. */
  columns: z.array(
    z.object({
      /** Its name in the first line of the file. */
      name: z.string(),
      content: z.enum(BATCH_CONTENTS),
      isRequired: z.boolean(),
      maxLength: z.optional(wireNumber()),
      /** The permitted values. */
      options: z.optional(z.array(z.string())),
    }),
  ),
  /** For payments that leave the bank; no two to a country share a currency. */
  ways: z.array(batchWaySchema),
  /**
   * The limits of each amount that leaves, in the currency of the paying account; absent if only
   * the balance limits it.
   */
  minimum: z.optional(positiveDecimalSchema),
  maximum: z.optional(positiveDecimalSchema),
})

/** The batch that a file or text makes, besides its payments. */
const newBatchSchema = /* @__PURE__ */ z.object({
  batchName: z
    .string()
    .check(z.overwrite(trimmed), z.minLength(1), z.maxLength(LONGEST_BATCH_NAME)),
  /** The account it is paid from. */
  accountId: z.string(),
  /** Keeps it although an identical batch was submitted before. */
  ignoreIdenticalBatch: z.optional(z.boolean()),
  /** The id of a file sent before, for one that isn't in the form. */
  upload: z.optional(z.string()),
})

/**
 * `00`: the draft is kept, with its id and the time. `92`: nothing was kept, because an identical
 * batch was submitted before, with this id at this time.
 */
const handedInSchema = /* @__PURE__ */ z.object({
  responseCode: z.enum(['00', '92']),
  date: instantSchema,
  batchId: z.string(),
})

/**
 * `00`: it was submitted at that time. Without an approval the bank pays its rows: those that have
 * no outcome yet follow. `92`: nothing happened, because an identical batch was submitted before,
 * with this id at this time.
 */
const submittedSchema = /* @__PURE__ */ z.extend(handedInSchema, {
  /** The approval that it waits for. */
  approval: z.optional(approvalSchema),
})

const rowIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^[\w-]{1,64}$/))

const changedRowsSchema = /* @__PURE__ */ z
  .array(z.object({ rowId: rowIdSchema, cells: z.record(z.string(), z.string()) }))
  .check(z.maxLength(MOST_DRAFT_ROWS))

const rowIdsSchema = /* @__PURE__ */ z.array(rowIdSchema).check(z.maxLength(MOST_DRAFT_ROWS))

const samplePathSchema = /* @__PURE__ */ z.string().check(z.regex(/^\/batch-samples\/[\w-]+$/))

/** A draft to submit, and the figures that were shown. */
const submissionSchema = /* @__PURE__ */ z.object({
  batchId: batchIdSchema,
  /** The version that was shown. */
  version: wireNumber(),
  /** The total that was shown, without fees, and the fees. */
  expectedTotal: positiveDecimalSchema,
  expectedFee: decimalSchema,
  expectedCurrencyCode: currencyCodeSchema,
  /** Pays the rows in their order as far as balance and limits go, instead of none. */
  asFarAsItGoes: z.optional(z.boolean()),
  /** Submits it although an identical batch was submitted before. */
  ignoreIdenticalBatch: z.optional(z.boolean()),
})

/** The schemas of the calls, by their names. */
export const batchSchemas = {
  format: {
    input: z.object({ type: z.enum(BATCH_TYPES) }),
    output: z.object({ format: batchFormatSchema }),
  },
  samples: {
    input: z.object({}),
    output: z.object({
      links: z.object({
        wire: samplePathSchema,
        p2p: samplePathSchema,
        eft: samplePathSchema,
        /** For payouts to cards. */
        creditCard: samplePathSchema,
        globalPay: samplePathSchema,
        cryptoEft: samplePathSchema,
      }),
    }),
  },
  sampleContent: { input: z.object({}), output: z.instanceof(Uint8Array) },
  handIn: {
    input: z.extend(newBatchSchema, { type: z.enum(EXTERNAL_BATCH_TYPES) }),
    output: handedInSchema,
  },
  handInP2p: {
    input: z.extend(newBatchSchema, {
      /** Payees, one a line, instead of a file. */
      text: z.optional(z.string()),
    }),
    output: handedInSchema,
  },
  draftRows: {
    input: z.object({
      batchId: batchIdSchema,
      /** All rows by default, deleted ones among them. */
      only: z.optional(z.enum(DRAFT_ROWS)),
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** {@link MOST_DRAFT_ROWS} by default and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      draft: batchDraftSchema,
      rows: z.array(draftRowSchema),
      /** The number of such rows on all pages. */
      total: wireNumber(),
    }),
  },
  change: {
    input: z.object({
      batchId: batchIdSchema,
      version: wireNumber(),
      adds: z.optional(changedRowsSchema),
      /** Cells that aren't named stay as they are. */
      updates: z.optional(changedRowsSchema),
      deletes: z.optional(rowIdsSchema),
      restores: z.optional(rowIdsSchema),
    }),
    /** The draft, and the rows that were changed. */
    output: z.object({ draft: batchDraftSchema, rows: z.array(draftRowSchema) }),
  },
  submit: {
    input: submissionSchema,
    output: submittedSchema,
  },
  settings: { input: z.object({}), output: z.object({ settings: batchSettingsSchema }) },
  updateSettings: {
    input: batchSettingsSchema,
    output: z.object({ settings: batchSettingsSchema }),
  },
  reject: { input: z.object({ batchId: batchIdSchema }), output: z.object({}) },
  cancel: { input: z.object({ batchId: batchIdSchema }), output: z.object({}) },
  retry: {
    input: z.object({ batchId: batchIdSchema }),
    /** The new draft. */
    output: z.object({ batchId: z.string() }),
  },
  status: {
    input: z.object({ batchId: batchIdSchema }),
    output: z.object({ progress: batchProgressSchema }),
  },
  list: {
    input: z.object({
      /** Part of its name, its number or an address or name that it pays. */
      search: z.optional(z.string().check(z.maxLength(LONGEST_SEARCH))),
      /** All types by default. */
      types: z.optional(z.array(z.enum(BATCH_TYPES)).check(z.maxLength(BATCH_TYPES.length))),
      from: z.optional(daySchema),
      /** The last day, inclusive. */
      to: z.optional(daySchema),
      /** The time zone of the two days: an IANA name, by default UTC. */
      timeZone: timeZoneSchema,
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** {@link BATCHES_PER_PAGE} by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      batchTransfer: z.object({ transfer: oneOrMany(batchTransferSchema) }),
      /** The number on all pages. */
      total: wireNumber(),
    }),
  },
  get: {
    input: z.object({ id: batchIdSchema, pageNumber: z.optional(wireNumber()) }),
    output: z.object({
      transfer: batchTransferSchema,
      /** None for a draft. */
      payments: z.object({ payment: oneOrMany(batchPaymentSchema) }),
      /** The number of payments on all pages; 0 for a draft. */
      total: wireNumber(),
    }),
  },
  file: {
    input: z.object({ id: batchIdSchema }),
    output: z.object({ url: z.string().check(z.regex(/^\/batch-files\/[\w-]+$/)) }),
  },
  fileContent: { input: z.object({}), output: z.instanceof(Uint8Array) },
}

export type BatchSubmission = z.output<typeof submissionSchema>

export type Batch = z.output<typeof batchTransferSchema>

export type BatchPayee = z.output<typeof batchPayeeSchema>

export type BatchProgress = z.output<typeof batchProgressSchema>

export type BatchPayment = z.output<typeof batchPaymentSchema>
