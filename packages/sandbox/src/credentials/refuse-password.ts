import { PASSWORD_LENGTH } from '@sixpence/protocol'
import { type Refusal, refuse } from '../http/index.ts'
import { isBreached } from './breached-passwords.ts'

/** Why a password cannot become one, under the name of its field; undefined when it can. */
export function refusePassword(password: string, param: string): Refusal | undefined {
  // Counts code points: JavaScript's `length` counts an emoji as two.
  const { length } = Array.from(password.normalize('NFC'))
  if (length < PASSWORD_LENGTH.min) {
    return refuse.invalid(param, `The password needs at least ${PASSWORD_LENGTH.min} characters.`)
  }
  if (length > PASSWORD_LENGTH.max) {
    return refuse.invalid(param, `The password may have ${PASSWORD_LENGTH.max} characters at most.`)
  }
  if (!isBreached(password)) return undefined
  return refuse.invalid(param, 'This password is known from data breaches. Choose another one.')
}
