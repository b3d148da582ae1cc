import { type Locale, PASSWORD_LENGTH } from '@sixpence/protocol'
import { type Refusal, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { isBreached } from './breached-passwords.ts'

/**
 * Returns the reason why a password is refused, under the name of its field; undefined if it is
 * accepted.
 */
export function refusePassword(
  password: string,
  param: string,
  locale: Locale,
): Refusal | undefined {
  // Counts code points: JavaScript's `length` counts an emoji as two.
  const { length } = Array.from(password.normalize('NFC'))
  const { min, max } = PASSWORD_LENGTH
  if (length < min) {
    return refuse.invalid(param, refusalText(locale, 'passwordShort', { min: String(min) }))
  }
  if (length > max) {
    return refuse.invalid(param, refusalText(locale, 'passwordLong', { max: String(max) }))
  }
  if (!isBreached(password)) return undefined
  return refuse.invalid(param, refusalText(locale, 'passwordBreached'))
}
