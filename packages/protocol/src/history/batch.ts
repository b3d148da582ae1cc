import * as z from 'zod/mini'
import { daySchema, timeZoneSchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { restCall } from '../rest-call.ts'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'

/** How many batches a page holds, and how many payments of one. */
export const BATCHES_PER_PAGE = 20

/** The ways of paying many at once, each with a form and a file of its own. */
export const BATCH_TYPES = ['p2p', 'wire', 'eft', 'oct', 'digital', 'global'] as const

/** What came of a batch: every payment was made, some were not, or none was. */
export const BATCH_STATUSES = ['executed', 'partial', 'refused'] as const

/**
 * Why a payment of a batch was not made: nobody can be paid so, the amount is more or less than may
 * be sent, there was not enough on the account, or the account could not pay.
 */
export const BATCH_REASONS = ['payee', 'amount', 'funds', 'account', 'other'] as const

const batchIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** Many payments that were handed in as one. */
export const batchTransferSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(BATCH_TYPES),
  /** What it was paid from. */
  accountId: z.string(),
  currencyCode: currencyCodeSchema,
  date: instantSchema,
  status: z.enum(BATCH_STATUSES),
  /** The payments that were made, without fees. */
  amount: decimalSchema,
  fee: decimalSchema,
  paymentCount: wireNumber(),
  refusedCount: wireNumber(),
})

/** One payment of a batch. */
export const batchPaymentSchema = /* @__PURE__ */ z.object({
  /** Its line in the file, from 1. */
  place: wireNumber(),
  email: z.string(),
  amount: decimalSchema,
  note: z.optional(z.string()),
  status: z.enum(['paid', 'refused']),
  /** The movement in the history, of one that was made. */
  transactionId: z.optional(z.string()),
  /** Of one that was not. */
  reason: z.optional(z.enum(BATCH_REASONS)),
})

/** Lists the customer's batches, newest first. */
export const listBatches = /* @__PURE__ */ namedMethod({
  name: 'batchTransferList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    /** A part of its name, of its number or of an address that it pays. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** All unless there are some. */
    types: z.optional(z.array(z.enum(BATCH_TYPES)).check(z.maxLength(BATCH_TYPES.length))),
    from: z.optional(daySchema),
    /** The last day, included. */
    to: z.optional(daySchema),
    /** Where the two days are counted: an IANA name; UTC unless told otherwise. */
    timeZone: timeZoneSchema,
    /** From 1. */
    pageNumber: z.optional(wireNumber()),
    /** {@link BATCHES_PER_PAGE} unless asked for otherwise; 100 at most. */
    pageSize: z.optional(wireNumber()),
  }),
  output: z.object({
    batchTransfer: z.object({ transfer: oneOrMany(batchTransferSchema) }),
    /** How many there are on all pages. */
    total: wireNumber(),
  }),
})

/** Tells of one batch, with a page of its payments in the order of the file. */
export const getBatch = /* @__PURE__ */ namedMethod({
  name: 'batchTransferGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ id: batchIdSchema, pageNumber: z.optional(wireNumber()) }),
  output: z.object({
    transfer: batchTransferSchema,
    payments: z.object({ payment: oneOrMany(batchPaymentSchema) }),
    /** How many payments there are on all pages. */
    total: wireNumber(),
  }),
})

/**
 * Asks for the file of a batch as it was handed in, with what came of each line. It is under the
 * address for a few minutes, for the same customer alone: asked for as `readBatchFile`.
 */
export const viewBatchFile = /* @__PURE__ */ namedMethod({
  name: 'batchFileView',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ id: batchIdSchema }),
  output: z.object({ url: z.string().check(z.regex(/^\/batch-files\/[\w-]+$/)) }),
})

/** Hands the file out: `text/csv`, with its name in `Content-Disposition`. */
export const readBatchFile = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/batch-files/{ticket}',
  access: 'customer',
  staff: 'sees',
  input: z.object({}),
  output: z.instanceof(Uint8Array),
})

export type Batch = z.output<typeof batchTransferSchema>
export type BatchPayment = z.output<typeof batchPaymentSchema>
export type BatchReason = (typeof BATCH_REASONS)[number]
export type BatchType = (typeof BATCH_TYPES)[number]
