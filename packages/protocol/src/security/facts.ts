import type { Fields } from '../fields/index.ts'

/**
 * The effects of blocking a person. `payout`: they can't pay the customer or be paid by them;
 * `login`: they can't sign in to act for the customer.
 */
export const BLOCK_TYPES = ['payout', 'login'] as const

/** The form to block a person. */
export const BLACKLIST_FIELDS = {
  email: { kind: 'email' },
  blockType: { kind: 'choice', from: BLOCK_TYPES },
} as const satisfies Fields

const ADDRESS_FIELD = { kind: 'text', most: 45 } as const

/** The form to add an address, or with `toIp` a range, from which the customer may sign in. */
export const IP_ACCESS_FIELDS = {
  ip: ADDRESS_FIELD,
  toIp: { ...ADDRESS_FIELD, isOptional: true },
} as const satisfies Fields

/** The outcome of a sign-in: it worked, the password was wrong, or the address wasn't allowed. */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'addressRefused'] as const

/**
 * The permitted length of a password. Any characters are allowed. The bank refuses passwords known
 * from breaches.
 */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

const NEW_PASSWORD_FIELD = { kind: 'text', most: 1024, isSecret: true } as const

/** The form to change the password. */
export const PASSWORD_FIELDS = {
  password: { kind: 'text', most: PASSWORD_LENGTH.max, isSecret: true },
  passwordNew: NEW_PASSWORD_FIELD,
  passwordNewRepeat: NEW_PASSWORD_FIELD,
} as const satisfies Fields

/** The ways to sign in: `no` means with only the password. */
export const LOGIN_MODES = ['no', 'otp', 'sms', 'push'] as const

/** The ways to approve a payment to someone else. */
export const TRANSACTION_MODES = ['none', 'otp', 'sms', 'push'] as const

export type BlockType = (typeof BLOCK_TYPES)[number]

export type LoginResult = (typeof LOGIN_RESULTS)[number]

export type LoginMode = (typeof LOGIN_MODES)[number]

export type TransactionMode = (typeof TRANSACTION_MODES)[number]
