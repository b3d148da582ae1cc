import type { Fields } from '../fields/index.ts'
import { PAYMENT_TYPES } from '../payment-kinds/index.ts'

/** The number of batches on a page, and of payments on a page of one. */
export const BATCHES_PER_PAGE = 20

/** The kinds of batches, each with its own form and file. */
export const BATCH_TYPES = ['p2p', 'wire', 'eft', 'oct', 'digital', 'global'] as const

/** The outcome of a batch: all payments were made, some weren't, or none was. */
export const BATCH_STATUSES = ['executed', 'partial', 'refused'] as const

/**
 * The reasons why a payment of a batch wasn't made: nobody can be paid at this address, the amount
 * is outside the limits, the account had too little money or couldn't pay, or the fee differs from
 * the approved one.
 */
export const BATCH_REASONS = ['payee', 'amount', 'funds', 'account', 'price', 'other'] as const

/** The kind of a row in the history. */
export const TRANSACTION_TYPE = {
  ...PAYMENT_TYPES,
  1: 'deposit',
  4: 'fee',
  8: 'transferReturn',
} as const

/** The state of an export file. */
export const EXPORT_STATUSES = ['processing', 'ready', 'failed'] as const

/** The form to send an export by email. */
export const EXPORT_EMAIL_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

export type BatchReason = (typeof BATCH_REASONS)[number]

export type BatchType = (typeof BATCH_TYPES)[number]

export type TransactionType = (typeof TRANSACTION_TYPE)[keyof typeof TRANSACTION_TYPE]

/** The maximum length of a text to search for. */
export const LONGEST_KEYWORD = 200
