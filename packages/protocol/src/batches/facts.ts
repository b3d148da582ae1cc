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

/** The maximum length of a text to search for. */
export const LONGEST_SEARCH = 200

export type BatchReason = (typeof BATCH_REASONS)[number]

export type BatchType = (typeof BATCH_TYPES)[number]
