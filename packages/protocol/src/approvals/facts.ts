import type { Fields } from '../fields/index.ts'
import { BATCH_OPERATIONS, PAYMENT_OPERATIONS } from '../payment-kinds/index.ts'

/** The state of a request. Only a `waiting` one can still change. */
export const REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const

/** The kind of payment requested. */
export const REQUEST_TYPES = /* @__PURE__ */ [...PAYMENT_OPERATIONS, ...BATCH_OPERATIONS]

/** The groups of requests, coarser than {@link REQUEST_TYPES}. */
export const REQUEST_GROUPS = ['own', 'p2p', 'external', 'mass', 'global', 'checkout'] as const

/**
 * The changes since a request was created that keep it from being approved as it is; for a batch,
 * they affect some of its payments. `permission`: the creator has lost a right or flag.
 */
export const REQUEST_CHANGES = [
  'price',
  'balance',
  'accountClosed',
  'payeeClosed',
  'permission',
] as const

/**
 * The orders in which the payments of a batch are listed: largest first; those on changed bank
 * details, then those to new payees, and the others, each largest first; or as in the file.
 */
export const REQUESTED_PAYMENT_ORDERS = ['amount', 'news', 'file'] as const

/** The maximum number of refused payments that the result of a batch lists. */
export const REFUSED_PAYMENTS_LISTED = 50

/** The form to decline a request. */
export const DECLINE_FIELDS = {
  reason: { kind: 'text', most: 140 },
} as const satisfies Fields

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export type RequestType = (typeof REQUEST_TYPES)[number]

export type RequestGroup = (typeof REQUEST_GROUPS)[number]

export type RequestChange = (typeof REQUEST_CHANGES)[number]

export type RequestedPaymentOrder = (typeof REQUESTED_PAYMENT_ORDERS)[number]
