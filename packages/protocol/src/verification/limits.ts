/** The reasons for limiting a customer, by their numbers on the wire. */
export const LIMIT_REASON = {
  1: 'expiredDocuments',
  2: 'unpaidInvoice',
  3: 'sanctions',
  4: 'adverseMedia',
  5: 'investigation',
} as const

/** The actions that lift a limit, by their numbers on the wire. */
export const LIMIT_ACTION = {
  0: 'none',
  1: 'upload',
  2: 'payInvoice',
  3: 'contactSupport',
} as const

export type LimitReason = (typeof LIMIT_REASON)[keyof typeof LIMIT_REASON]
export type LimitAction = (typeof LIMIT_ACTION)[keyof typeof LIMIT_ACTION]
