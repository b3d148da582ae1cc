import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'

/** Where a request stands. `waiting` is the only one that anything can still happen to. */
export const REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const

/** What is asked for. */
export const REQUEST_TYPES = ['betweenAccounts', 'p2p', 'checkout'] as const

/** A payment that somebody began who may not approve it: nothing has moved. */
export const transactionRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  /** The sign-in name of who asked, an e-mail address. */
  createdBy: z.string(),
  createdByName: z.string(),
  createdAt: instantSchema,
  /** From then on it can no longer be approved. */
  expiresAt: instantSchema,
  fromAccount: z.string(),
  /** Of the account that pays; every amount but `toAmount` is in it. */
  currencyCode: currencyCodeSchema,
  /** What leaves the account, the fee not included. */
  amount: positiveDecimalSchema,
  fee: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  /** Who is paid, as other customers may see them; of own accounts the number of the one paid. */
  beneficiary: z.string(),
  beneficiaryEmail: z.optional(z.string()),
  /** Between own accounts: what arrives, in the currency of the account that is paid. */
  toAmount: z.optional(positiveDecimalSchema),
  toCurrencyCode: z.optional(currencyCodeSchema),
  note: z.optional(z.string()),
  decidedAt: z.optional(instantSchema),
  decidedByName: z.optional(z.string()),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** Of the entry that moved the money; of approved ones alone. */
  transactionId: z.optional(z.string()),
  /** The caller asked for it: they may withdraw it, and may not approve it. */
  isOwn: z.boolean(),
})

/** Lists the requests of the customer acted for, newest first. */
export const listTransactionRequests = /* @__PURE__ */ namedMethod({
  name: 'transactionRequestList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    /** From 1. */
    page: z.optional(wireNumber()),
    /** 50 unless asked for otherwise, and at most. */
    size: z.optional(wireNumber()),
    transactionType: z.optional(z.enum(REQUEST_TYPES)),
    /** `waiting`: what can still be decided; `decided`: everything else. */
    groupedStatus: z.optional(z.enum(['waiting', 'decided'])),
    /** Days, in UTC. */
    fromDate: z.optional(daySchema),
    toDate: z.optional(daySchema),
    /** A sign-in name. */
    createdBy: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ items: z.array(transactionRequestSchema), total: wireNumber() }),
})

/** Tells everything about one request. */
export const getTransactionRequest = /* @__PURE__ */ namedMethod({
  name: 'transactionRequestGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ requestId: z.string() }),
  output: z.object({ request: transactionRequestSchema }),
})

export type RequestStatus = (typeof REQUEST_STATUSES)[number]
export type RequestType = (typeof REQUEST_TYPES)[number]
export type TransactionRequest = z.output<typeof transactionRequestSchema>
