import type { Answers, Fields } from '../fields/index.ts'

/** The state of the identity check. */
export const RECOVERY_STATUSES = ['pending', 'approved', 'rejected'] as const

/** The reasons for refusing access: the data given don't match, or the bank couldn't verify them. */
export const REJECT_REASONS = ['dataMismatch', 'notVerifiable'] as const

const isLost = (answers: Answers) => answers['isLost'] === true

const NAME_FIELD = { kind: 'text', most: 120, when: isLost } as const

/** The form to find the account. With `isLost`, its email can no longer be read. */
export const CLAIM_FIELDS = {
  isLost: { kind: 'tick', isOptional: true },
  email: { kind: 'email' },
  firstName: NAME_FIELD,
  lastName: NAME_FIELD,
  dob: { kind: 'day', when: isLost },
  recoveryEmail: { kind: 'email', when: isLost },
} as const satisfies Fields

const PASSWORD_FIELD = { kind: 'text', most: 1024, isSecret: true } as const

/** The form for the new password. */
export const NEW_PASSWORD_FIELDS = {
  password: PASSWORD_FIELD,
  passwordRepeat: PASSWORD_FIELD,
} as const satisfies Fields

export type RejectReason = (typeof REJECT_REASONS)[number]
