import * as z from 'zod/mini'
import {
  daySchema,
  timeZoneSchema,
  currencyCodeSchema,
  decimalSchema,
  instantSchema,
  oneOrMany,
  wireNumber,
} from '../values/index.ts'
import { BATCH_TYPES, BATCH_STATUSES, BATCH_REASONS, LONGEST_SEARCH } from './facts.ts'

/** The id of a batch, as sent. */
export const batchIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** A group of payments submitted together. */
export const batchTransferSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(BATCH_TYPES),
  /** The account it was paid from. */
  accountId: z.string(),
  currencyCode: currencyCodeSchema,
  date: instantSchema,
  status: z.enum(BATCH_STATUSES),
  /** The total of the payments made, without fees. */
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
  /** The transaction in the history, if the payment was made. */
  transactionId: z.optional(z.string()),
  /** The reason why the payment wasn't made. */
  reason: z.optional(z.enum(BATCH_REASONS)),
})

/** The schemas of the calls, by their names. */
export const batchSchemas = {
  list: {
    input: z.object({
      /** Part of its name, its number or an address that it pays. */
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
      payments: z.object({ payment: oneOrMany(batchPaymentSchema) }),
      /** The number of payments on all pages. */
      total: wireNumber(),
    }),
  },
  file: {
    input: z.object({ id: batchIdSchema }),
    output: z.object({ url: z.string().check(z.regex(/^\/batch-files\/[\w-]+$/)) }),
  },
  fileContent: { input: z.object({}), output: z.instanceof(Uint8Array) },
}

export type Batch = z.output<typeof batchTransferSchema>

export type BatchPayment = z.output<typeof batchPaymentSchema>
