import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/schemas.ts'
import {
  daySchema,
  partyKindSchema,
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { validationErrorSchema } from '../envelope/schemas.ts'
import { BATCH_REASONS, BATCH_ROW_STATUSES } from '../batches/index.ts'
import { rowNameCheckSchema } from '../batches/draft-schemas.ts'
import { batchIdSchema, batchPayeeSchema, batchPaymentSchema } from '../batches/schemas.ts'
import { paymentPushSchema } from '../payments/schemas.ts'
import { RAILS } from '../payouts/index.ts'
import { subscriptionTermsSchema } from '../subscriptions/schemas.ts'
import {
  REQUEST_STATUSES,
  REQUEST_TYPES,
  REQUEST_GROUPS,
  REQUEST_CHANGES,
  REQUESTED_PAYMENT_ORDERS,
  DECLINE_FIELDS,
} from './facts.ts'

const transactionIdsSchema = /* @__PURE__ */ z
  .array(z.string())
  .check(z.minLength(1), z.maxLength(50))

/** The payments of a batch that arrive in one currency by one payment system. */
export const requestedTotalSchema = /* @__PURE__ */ z.object({
  /** The currency that arrives. */
  currencyCode: currencyCodeSchema,
  /** Absent between customers of the bank. */
  rail: z.optional(z.enum(RAILS)),
  /** 1 or more. */
  paymentCount: wireNumber(),
  /** The sum of the payments, in `currencyCode`. */
  amount: positiveDecimalSchema,
  /** The sum of the fees that the customer bears, in the currency of the paying account. */
  fee: decimalSchema,
})

/** A payment, or a batch of payments, begun by someone who may not approve it. No money has moved. */
export const transactionRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  /** The creator's sign-in name, an email address. */
  createdBy: z.string(),
  createdByName: z.string(),
  createdAt: instantSchema,
  /** The time after which it can no longer be approved. */
  expiresAt: instantSchema,
  fromAccount: z.string(),
  /** The currency of the paying account, and of every amount except `toAmount`. */
  currencyCode: currencyCodeSchema,
  /** The amount that leaves the account, without the fee. */
  amount: positiveDecimalSchema,
  fee: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  /**
   * The payee's name as other customers may see it; between own accounts the number of the account
   * paid, for a batch its name.
   */
  beneficiary: z.string(),
  beneficiaryEmail: z.optional(z.string()),
  /** Absent between own accounts and for a batch. */
  beneficiaryKind: partyKindSchema,
  /**
   * For external payments: the details that name the payee's account, by field of the form. Keys
   * and tax numbers are masked.
   */
  beneficiaryDetails: z.optional(z.record(z.string(), z.string())),
  /** The amount that arrives, between own accounts and for external payments. */
  toAmount: z.optional(positiveDecimalSchema),
  toCurrencyCode: z.optional(currencyCodeSchema),
  /** For external payments, as in the order. */
  permission: z.optional(z.enum(['own', '3d'])),
  countryCode: z.optional(z.string()),
  /** For wires: the party who bears the fee. */
  feeShare: z.optional(z.enum(['OUR', 'SHA', 'BEN'])),
  /** The fee the payee bears, in `toCurrencyCode`. `toAmount` doesn't include it. */
  deducted: z.optional(positiveDecimalSchema),
  /** The terms on which it repeats after approval, if it does. */
  subscription: z.optional(subscriptionTermsSchema),
  note: z.optional(z.string()),
  /** The invoice that is paid, if any. */
  invoiceId: z.optional(z.string()),
  decidedAt: z.optional(instantSchema),
  decidedByName: z.optional(z.string()),
  /** The reason for declining it. */
  reason: z.optional(z.string()),
  /** The transaction that moved the money; only for approved requests. A batch has several. */
  transactionId: z.optional(z.string()),
  /** Only for a batch: its id, for deciding it and in the history. */
  batchId: z.optional(z.string()),
  /** For a batch: the number of payments. `amount` and `fee` are their totals. */
  paymentCount: z.optional(wireNumber()),
  /** Only for a batch, and only from `find`: its payments by currency and payment system. */
  totals: z.optional(z.array(requestedTotalSchema)),
  /** For an approved batch: the number of payments that weren't made. */
  refusedCount: z.optional(wireNumber()),
  /** True if the caller created it: they may withdraw it, but not approve it. */
  isOwn: z.boolean(),
  /**
   * True if the customer has never paid this payee; for a batch, some of its payees. Only while it
   * waits.
   */
  isNewPayee: z.optional(z.boolean()),
  /**
   * True if the payee's account differs from the one paid last time; for a batch, that of some of
   * its payees. Only while it waits.
   */
  hasChangedDetails: z.optional(z.boolean()),
  /** The numbers of payments of a batch to check, each counted once. Only while it waits. */
  payeeCounts: z.optional(
    z.object({
      /** Payments to payees whom the customer had never paid when the batch was submitted. */
      newPayees: wireNumber(),
      /** Payments to payees who had last been paid on another account. */
      changedDetails: wireNumber(),
      /** Payments to an account whose holder has another name, if names were compared. */
      noMatches: wireNumber(),
      /** Payments to an account whose holder has nearly the same name. */
      closeMatches: wireNumber(),
      /** Payments that can't be made now. */
      unpayable: wireNumber(),
    }),
  ),
  /** Only while it waits; empty if nothing has changed. */
  changes: z.optional(z.array(z.enum(REQUEST_CHANGES))),
})

/** One payment of a batch that awaits or awaited approval. */
export const requestedPaymentSchema = /* @__PURE__ */ z.object({
  /** The id of its row in the batch, before and after approval. */
  rowId: z.string(),
  /** Its line in the batch, starting at 1. */
  place: wireNumber(),
  payee: batchPayeeSchema,
  /**
   * The name of the customer at the payee's address as others may see it; absent if nobody can be
   * paid there.
   */
  name: z.optional(z.string()),
  kind: partyKindSchema,
  /** The amount that leaves the account, without the fee. */
  amount: positiveDecimalSchema,
  /** For an account elsewhere: the amount that arrives, in its currency. */
  toAmount: z.optional(positiveDecimalSchema),
  fee: decimalSchema,
  note: z.optional(z.string()),
  /**
   * True if the customer had never paid them when the batch was submitted. Only while the batch
   * waits.
   */
  isNewPayee: z.optional(z.boolean()),
  /**
   * True if the customer had last paid a payee with this name on another account when the batch was
   * submitted. Only while the batch waits.
   */
  hasChangedDetails: z.optional(z.boolean()),
  /**
   * The result of comparing the name with the account holder's in the draft. Only while the batch
   * waits, and if it was compared.
   */
  nameCheck: z.optional(rowNameCheckSchema),
  /** The state of the payment. Absent if the batch wasn't approved. */
  status: z.optional(z.enum(BATCH_ROW_STATUSES)),
  /** The transaction in the history, if the payment was made. */
  transactionId: z.optional(z.string()),
  /** The reason why it wasn't made or, while the batch waits, couldn't be made now. */
  reason: z.optional(z.enum(BATCH_REASONS)),
})

/** The result of a batch that was approved. */
export const batchResultSchema = /* @__PURE__ */ z.object({
  batchId: z.string(),
  paymentCount: wireNumber(),
  refusedCount: wireNumber(),
  /** The payments that weren't made, and why; the first {@link REFUSED_PAYMENTS_LISTED} of them. */
  refused: z.array(batchPaymentSchema),
})

/** The result of one of several requests. */
export const requestResultSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The transaction that moved the money. */
  transactionId: z.optional(z.string()),
  /** Only for an approved batch. */
  batch: z.optional(batchResultSchema),
  /** The reason why it had no effect. */
  refusal: z.optional(
    z.object({
      responseCode: z.string(),
      responseDescription: z.optional(z.string()),
      validationErrors: z.optional(z.array(validationErrorSchema)),
    }),
  ),
})

/** The number of waiting requests of one kind. */
export const requestCountSchema = /* @__PURE__ */ z.object({
  operation: z.enum(REQUEST_TYPES),
  /** 1 or more. */
  count: wireNumber(),
})

const decision = {
  declined: z.boolean(),
  /** Shown to the creator; required to decline. */
  reason: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.string().check(z.maxLength(DECLINE_FIELDS.reason.most)),
  ),
  /** One of `availableApprovalMethods`, to use instead of the approver's own way. */
  approveType: /* @__PURE__ */ z.optional(approvalModeSchema),
}

const decisionSchema = /* @__PURE__ */ z.object({
  /** The id of what the code approves. Absent if the requests were declined. */
  approvalTransactionId: z.optional(z.string()),
  /** The approver's own way; `none` and `simple` require no code. */
  approveType: z.optional(approvalModeSchema),
  /** The masked address to which the code was sent. */
  approvalSentTo: z.optional(z.string()),
  /** The ways available to the approver, the current one first. */
  availableApprovalMethods: z.optional(z.array(approvalModeSchema)),
  /** Only if `approveType` is `push`. */
  push: z.optional(paymentPushSchema),
  /** The time after which neither code nor push works. */
  endsAt: z.optional(instantSchema),
  /** The result of each of several declined requests. */
  items: z.optional(z.array(requestResultSchema)),
})

/** The schemas of the calls, by their names. */
export const approvalSchemas = {
  decide: {
    /** Requests for single payments. Use `decideBatch` for a batch. */
    input: z.object({ transactionIds: transactionIdsSchema, ...decision }),
    output: decisionSchema,
  },
  decideBatch: { input: z.object({ batchId: batchIdSchema, ...decision }), output: decisionSchema },
  approve: {
    input: z.object({
      approvalTransactionId: z.string(),
      /** Leave it out for a push, or if no code is required. */
      code: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: z.object({ items: z.array(requestResultSchema) }),
  },
  withdraw: { input: z.object({ transactionIds: transactionIdsSchema }), output: z.object({}) },
  list: {
    input: z.object({
      /** From 1. */
      page: z.optional(wireNumber()),
      /** 50 by default, and at most. */
      size: z.optional(wireNumber()),
      transactionType: z.optional(z.enum(REQUEST_TYPES)),
      groupedTransactionType: z.optional(z.enum(REQUEST_GROUPS)),
      /** `waiting`: undecided requests, oldest first; `decided`: all others, last decided first. */
      groupedStatus: z.optional(z.enum(['waiting', 'decided'])),
      /** UTC days. */
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
      /** `amount` by default. */
      order: z.optional(z.enum(REQUESTED_PAYMENT_ORDERS)),
      /** From 1. */
      page: z.optional(wireNumber()),
      /** 50 by default, and at most. */
      size: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(requestedPaymentSchema), total: wireNumber() }),
  },
  waitingCounts: {
    input: z.object({}),
    output: z.object({
      /** The numbers of requests that await the user's decision, sorted by operation; none is 0. */
      counts: z.array(requestCountSchema),
      /** The number of requests that await the user's decision. */
      requestsToDecide: wireNumber(),
      /** The number of the user's own requests that still wait. */
      ownRequests: wireNumber(),
      /** The number of the customer's batches with lines that failed. */
      batchesWithFailures: wireNumber(),
      /** The number of announcements that the user hasn't read. */
      unreadNews: wireNumber(),
    }),
  },
  find: {
    input: z.object({ requestId: z.string() }),
    output: z.object({ request: transactionRequestSchema }),
  },
}

export type RequestResult = z.output<typeof requestResultSchema>

export type BatchResult = z.output<typeof batchResultSchema>

export type RequestedPayment = z.output<typeof requestedPaymentSchema>

export type NotificationCounts = z.output<typeof approvalSchemas.waitingCounts.output>

export type RequestedTotal = z.output<typeof requestedTotalSchema>

export type RequestCount = z.output<typeof requestCountSchema>

export type TransactionRequest = z.output<typeof transactionRequestSchema>
