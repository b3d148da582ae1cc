/** Why a bank limits a customer, by its number on the wire. */
export const LIMIT_REASON = {
  1: 'expiredDocuments',
  2: 'unpaidInvoice',
  3: 'sanctions',
  4: 'adverseMedia',
  5: 'investigation',
} as const

/** What lifts a limit, by its number on the wire. */
export const LIMIT_ACTION = {
  0: 'none',
  1: 'upload',
  2: 'payInvoice',
  3: 'contactSupport',
} as const

export type LimitReason = (typeof LIMIT_REASON)[keyof typeof LIMIT_REASON]
export type LimitAction = (typeof LIMIT_ACTION)[keyof typeof LIMIT_ACTION]
