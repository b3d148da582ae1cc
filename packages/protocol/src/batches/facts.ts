import { BATCH_KINDS, type BatchOperation } from '../payment-kinds/index.ts'

/** The number of batches on a page, and of payments on a page of one. */
export const BATCHES_PER_PAGE = 20

/** The kinds of batches, each with its own form and file. */
export const BATCH_TYPES = ['p2p', 'wire', 'eft', 'oct', 'digital', 'global'] as const

/**
 * The states of a submitted batch: it waits for a code or an approver; an approver declined it; it
 * waited too long; some rows have no outcome yet; or its outcome: all payments were made, some
 * weren't, none was, or it was cancelled before any was made.
 */
export const SUBMITTED_STATUSES = [
  'pendingApproval',
  'declined',
  'expired',
  'executing',
  'executed',
  'partial',
  'refused',
  'cancelled',
] as const

/** The states of a batch: not submitted yet, or one of {@link SUBMITTED_STATUSES}. */
export const BATCH_STATUSES = ['draft', ...SUBMITTED_STATUSES] as const

/**
 * The states of a row of a submitted batch: it has no outcome yet, was paid, couldn't be paid, or
 * won't be, because the batch was cancelled, declined or waited too long.
 */
export const BATCH_ROW_STATUSES = ['waiting', 'paid', 'refused', 'cancelled'] as const

/**
 * The reasons why a payment of a batch wasn't made: nobody can be paid at this address or account,
 * the amount is outside the limits, the paying account had too little money or couldn't pay, the
 * fee or what leaves differs from what was approved, the submitter may no longer make such
 * payments, or it replaces a payment that was made meanwhile.
 */
export const BATCH_REASONS = [
  'payee',
  'amount',
  'funds',
  'account',
  'price',
  'access',
  'paidBefore',
  'other',
] as const

/**
 * The kinds of content that a column of a file can have. `rowId`: given when the file was first
 * read; `name`: a payee's; `choice`: one of the column's options; `detail`: a field of the payee's
 * account, by the rules of the row's country and currency.
 */
export const BATCH_CONTENTS = [
  'rowId',
  'email',
  'amount',
  'name',
  'text',
  'country',
  'currency',
  'choice',
  'detail',
] as const

export type BatchContent = (typeof BATCH_CONTENTS)[number]

type PaidBatches = {
  readonly [
    Kind in BatchOperation as (typeof BATCH_KINDS)[Kind]['batch']
  ]: (typeof BATCH_KINDS)[Kind]['pays']
}

/** The kind of the payments in each kind of batch. Those of a global one are chosen by the payees. */
export const BATCH_PAYMENTS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(BATCH_KINDS).map(({ batch, pays }) => [batch, pays]),
) as PaidBatches // Each row gives its own.

/** The kinds of the sample files, by their names in the bank's answer. */
export const BATCH_SAMPLES = {
  wire: 'wire',
  p2p: 'p2p',
  eft: 'eft',
  creditCard: 'oct',
  globalPay: 'global',
  cryptoEft: 'digital',
} as const satisfies Readonly<Record<string, BatchType>>

/** The maximum length of a text to search for. */
export const LONGEST_SEARCH = 200

export type BatchReason = (typeof BATCH_REASONS)[number]

export type BatchType = (typeof BATCH_TYPES)[number]

/** The types of batches handed in with `massTransfer`. */
export const EXTERNAL_BATCH_TYPES = [
  'wire',
  'eft',
  'oct',
  'digital',
] as const satisfies readonly BatchType[]

/**
 * The rows to which a list of a draft can be limited. `closeMatch`, `noMatch` and `unknown` are
 * results of comparing names; `otherAccount`: pays another account than last time.
 */
export const DRAFT_ROWS = [
  'faulty',
  'duplicate',
  'deleted',
  'closeMatch',
  'noMatch',
  'unknown',
  'otherAccount',
] as const

export type DraftRows = (typeof DRAFT_ROWS)[number]

/** The maximum number of changes to a draft in one call, and of its rows on a page. */
export const MOST_DRAFT_ROWS = 1000

/** The maximum length of a batch's name. */
export const LONGEST_BATCH_NAME = 100

/** The life of a draft after its last change. */
export const DRAFT_LIFE_DAYS = 90

/** The maximum number of drafts that a customer can have. */
export const MOST_DRAFTS = 100

/** The days for which the bank remembers a batch when it asks about an identical one. */
export const IDENTICAL_BATCH_DAYS = 30
