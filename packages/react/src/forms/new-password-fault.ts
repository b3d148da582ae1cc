import { PASSWORD_LENGTH } from '@sixpence/core'

/** The fault of a new password, found before it is sent to the bank. */
export type NewPasswordFault = 'missing' | 'too_short' | 'too_long' | 'not_the_same'

/** Checks only the length of a new password. The bank knows which ones have leaked. */
export function newPasswordFault(password: string): NewPasswordFault | undefined {
  // Counts code points: JavaScript's `length` counts an emoji as two.
  const { length } = Array.from(password.normalize('NFC'))
  if (length === 0) return 'missing'
  if (length < PASSWORD_LENGTH.min) return 'too_short'
  return length > PASSWORD_LENGTH.max ? 'too_long' : undefined
}

/** Checks the repetition of a new password. */
export function repeatFault(password: string, repeat: string): NewPasswordFault | undefined {
  if (repeat === '') return 'missing'
  return repeat === password ? undefined : 'not_the_same'
}
