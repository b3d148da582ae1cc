/** The form of the id of a payment intent. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/

/** A phone number in E.164, e.g. `+15550100`. */
export const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

/** The kinds of party at the bank. */
export const PARTY_KINDS = ['person', 'business'] as const

export type PartyKind = (typeof PARTY_KINDS)[number]

/** The maximum number of nested pages around a frame. */
export const MOST_HOLDERS = 5
