import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { validationErrorSchema } from '../envelope.ts'
import { daySchema } from '../days.ts'
import { BATCH_REASONS, batchPaymentSchema } from '../history/index.ts'
import { partyKindSchema } from '../identifiers.ts'
import { BATCH_OPERATIONS, PAYMENT_OPERATIONS, paymentPushSchema } from '../payments/index.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { subscriptionTermsSchema } from '../subscriptions/index.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'

const transactionIdsSchema = /* @__PURE__ */ z
  .array(z.string())
  .check(z.minLength(1), z.maxLength(50))

const batchIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** The state of a request. Only a `waiting` one can still change. */
export const REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const

/** The kind of payment requested. */
export const REQUEST_TYPES = /* @__PURE__ */ [...PAYMENT_OPERATIONS, ...BATCH_OPERATIONS]

/** The requests by what is asked for, coarser than {@link REQUEST_TYPES}. */
export const REQUEST_GROUPS = ['own', 'p2p', 'external', 'mass', 'global', 'checkout'] as const

/**
 * What is otherwise since somebody asked, and keeps a request from being approved as it stands; of
 * a batch some of its payments. `permission`: a right or flag of whoever asked was taken away.
 */
export const REQUEST_CHANGES = [
  'price',
  'balance',
  'accountClosed',
  'payeeClosed',
  'permission',
] as const

/** A payment, or a batch of them, that someone began who may not approve it: nothing has moved. */
export const transactionRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  /** The sign-in name of who asked, an email address. */
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
  /**
   * Who is paid, as other customers may see them; of own accounts the number of the one paid, of a
   * batch its name.
   */
  beneficiary: z.string(),
  beneficiaryEmail: z.optional(z.string()),
  /** Not of own accounts, nor of a batch. */
  beneficiaryKind: partyKindSchema,
  /**
   * Of what leaves the bank: what names the payee's account, by the fields of the form; keys and
   * tax numbers masked.
   */
  beneficiaryDetails: z.optional(z.record(z.string(), z.string())),
  /** What arrives, between own accounts and of what leaves the bank. */
  toAmount: z.optional(positiveDecimalSchema),
  toCurrencyCode: z.optional(currencyCodeSchema),
  /** Of what leaves the bank, as its order says it. */
  permission: z.optional(z.enum(['own', '3d'])),
  countryCode: z.optional(z.string()),
  /** Of a wire: who bears its fee. */
  feeShare: z.optional(z.enum(['OUR', 'SHA', 'BEN'])),
  /** What the payee bears, in `toCurrencyCode`: `toAmount` is without it. */
  deducted: z.optional(positiveDecimalSchema),
  /** How it is repeated once it is approved, if it is. */
  subscription: z.optional(subscriptionTermsSchema),
  note: z.optional(z.string()),
  /** Of an invoice: which one is paid. */
  invoiceId: z.optional(z.string()),
  decidedAt: z.optional(instantSchema),
  decidedByName: z.optional(z.string()),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** The transaction that moved the money; only for approved requests. A batch has many. */
  transactionId: z.optional(z.string()),
  /** Of a batch and of nothing else: what it is decided by, and what its history knows it by. */
  batchId: z.optional(z.string()),
  /** Of a batch: how many payments it asks for. `amount` and `fee` are of all of them. */
  paymentCount: z.optional(wireNumber()),
  /** Of an approved batch: how many of them were not made. */
  refusedCount: z.optional(wireNumber()),
  /** The caller asked for it: they may withdraw it, and may not approve it. */
  isOwn: z.boolean(),
  /** The customer has never paid whom this pays; of a batch: some of them. Only of one that waits. */
  isNewPayee: z.optional(z.boolean()),
  /** The payee is paid on another account than last time. Only of one that waits. */
  hasChangedDetails: z.optional(z.boolean()),
  /** Only of one that waits, and then empty where all is as it was. */
  changes: z.optional(z.array(z.enum(REQUEST_CHANGES))),
})

/** One payment of a batch that waits for an approval, or waited for one. */
export const requestedPaymentSchema = /* @__PURE__ */ z.object({
  /** Its line in the batch, from 1. */
  place: wireNumber(),
  email: z.string(),
  /** Who is paid, as other customers may see them; absent where nobody can be paid so. */
  name: z.optional(z.string()),
  kind: partyKindSchema,
  amount: positiveDecimalSchema,
  fee: decimalSchema,
  note: z.optional(z.string()),
  /** The customer has never paid them. Only while the batch waits. */
  isNewPayee: z.optional(z.boolean()),
  /** What came of it. Absent of a batch that was not approved. */
  status: z.optional(z.enum(['paid', 'refused'])),
  /** The movement in the history, of one that was made. */
  transactionId: z.optional(z.string()),
  /** Why it was not made; while the batch waits, why it could not be made now. */
  reason: z.optional(z.enum(BATCH_REASONS)),
})

/** How many refused payments of a batch an approval tells of one by one. */
export const REFUSED_PAYMENTS_LISTED = 50

/** What came of a batch that was approved. */
export const batchResultSchema = /* @__PURE__ */ z.object({
  batchId: z.string(),
  paymentCount: wireNumber(),
  refusedCount: wireNumber(),
  /** Those that were not made, and why; the first {@link REFUSED_PAYMENTS_LISTED} of them. */
  refused: z.array(batchPaymentSchema),
})

/** What came of one of several requests. */
export const requestResultSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The transaction that moved the money. */
  transactionId: z.optional(z.string()),
  /** Of a batch that was approved. */
  batch: z.optional(batchResultSchema),
  /** Why nothing came of it. */
  refusal: z.optional(
    z.object({
      responseCode: z.string(),
      responseDescription: z.optional(z.string()),
      validationErrors: z.optional(z.array(validationErrorSchema)),
    }),
  ),
})

/** How many requests of one kind wait. */
export const requestCountSchema = /* @__PURE__ */ z.object({
  operation: z.enum(REQUEST_TYPES),
  /** 1 or more. */
  count: wireNumber(),
})

const decision = {
  declined: z.boolean(),
  /** Told to who asked; must be given to decline. */
  reason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(z.maxLength(140))),
  /** One of `availableApprovalMethods`: instead of the approver's own way. */
  approveType: /* @__PURE__ */ z.optional(approvalModeSchema),
}

const decisionSchema = /* @__PURE__ */ z.object({
  /** Names what the code approves. Absent of what was declined. */
  approvalTransactionId: z.optional(z.string()),
  /** The approver's own way; `none` and `simple` want no code. */
  approveType: z.optional(approvalModeSchema),
  /** Where the code went, masked. */
  approvalSentTo: z.optional(z.string()),
  /** The ways that lead to the approver, the present one first. */
  availableApprovalMethods: z.optional(z.array(approvalModeSchema)),
  /** With `approveType` `push`. */
  push: z.optional(paymentPushSchema),
  /** From then on neither code nor push works. */
  endsAt: z.optional(instantSchema),
  /** Of several that were declined, what came of each. */
  items: z.optional(z.array(requestResultSchema)),
})

/** The schemas of the calls, by their names. */
export const approvalSchemas = {
  decide: {
    /** Requests for single payments: one for a batch is decided by `decideBatch`. */
    input: z.object({ transactionIds: transactionIdsSchema, ...decision }),
    output: decisionSchema,
  },
  decideBatch: { input: z.object({ batchId: batchIdSchema, ...decision }), output: decisionSchema },
  approve: {
    input: z.object({
      approvalTransactionId: z.string(),
      /** Of a push, and where no code is wanted, none. */
      code: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: z.object({ items: z.array(requestResultSchema) }),
  },
  withdraw: { input: z.object({ transactionIds: transactionIdsSchema }), output: z.object({}) },
  list: {
    input: z.object({
      /** From 1. */
      page: z.optional(wireNumber()),
      /** 50 unless asked for otherwise, and at most. */
      size: z.optional(wireNumber()),
      transactionType: z.optional(z.enum(REQUEST_TYPES)),
      groupedTransactionType: z.optional(z.enum(REQUEST_GROUPS)),
      /**
       * `waiting`: what can still be decided, the oldest first; `decided`: everything else, what
       * was decided last first.
       */
      groupedStatus: z.optional(z.enum(['waiting', 'decided'])),
      /** Days, in UTC. */
      fromDate: z.optional(daySchema),
      toDate: z.optional(daySchema),
      /** A sign-in name. */
      createdBy: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ items: z.array(transactionRequestSchema), total: wireNumber() }),
  },
  batchPayments: {
    input: z.object({
      batchId: batchIdSchema,
      /** From 1. */
      page: z.optional(wireNumber()),
      /** 50 unless asked for otherwise, and at most. */
      size: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(requestedPaymentSchema), total: wireNumber() }),
  },
  waitingCounts: {
    input: z.object({}),
    output: z.object({
      /** What waits for the user, by operation in the order of their names; none that are 0. */
      counts: z.array(requestCountSchema),
      /** How many requests wait for the user's decision. */
      requestsToDecide: wireNumber(),
      /** How many the user has asked for that still wait. */
      ownRequests: wireNumber(),
      /** How many batches of the customer have lines of which nothing came. */
      batchesWithFailures: wireNumber(),
      /** How many of the bank's announcements the user has not read. */
      unreadNews: wireNumber(),
    }),
  },
  find: {
    input: z.object({ requestId: z.string() }),
    output: z.object({ request: transactionRequestSchema }),
  },
}

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export type RequestType = (typeof REQUEST_TYPES)[number]

export type RequestGroup = (typeof REQUEST_GROUPS)[number]

export type RequestChange = (typeof REQUEST_CHANGES)[number]

export type RequestResult = z.output<typeof requestResultSchema>

export type BatchResult = z.output<typeof batchResultSchema>

export type RequestedPayment = z.output<typeof requestedPaymentSchema>

export type NotificationCounts = z.output<typeof approvalSchemas.waitingCounts.output>

export type RequestCount = z.output<typeof requestCountSchema>

export type TransactionRequest = z.output<typeof transactionRequestSchema>
