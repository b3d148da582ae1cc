import { PASSWORD_LENGTH } from '@sixpence/core'

/** What is wrong with a new password before the bank is asked. */
export type NewPasswordFault = 'missing' | 'too_short' | 'too_long' | 'not_the_same'

/** Judges a new password by its length alone: the bank knows those that are known from breaches. */
export function newPasswordFault(password: string): NewPasswordFault | undefined {
  // Counts code points: JavaScript's `length` counts an emoji as two.
  const { length } = Array.from(password.normalize('NFC'))
  if (length === 0) return 'missing'
  if (length < PASSWORD_LENGTH.min) return 'too_short'
  return length > PASSWORD_LENGTH.max ? 'too_long' : undefined
}

/** Judges the second typing of a new password. */
export function repeatFault(password: string, repeat: string): NewPasswordFault | undefined {
  if (repeat === '') return 'missing'
  return repeat === password ? undefined : 'not_the_same'
}
