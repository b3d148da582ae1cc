import type { securityMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import {
  hashPassword,
  isPassword,
  type PasswordRecord,
  countFailure,
  lockedOut,
  refusePassword,
} from '../credentials/index.ts'
import { Refusal, type Handlers, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { beginChange, takeChange } from '../confirmations/index.ts'

export const changePasswordHandlers = {
  changePassword: async (input, context) => {
    const { password, passwordNew, passwordNewRepeat } = input
    const { locale } = context
    // Returned and not thrown, so that a wrong password stays counted.
    const wrong = await checkPresent(password, context)
    if (wrong) return wrong
    if (passwordNew !== passwordNewRepeat) {
      return refuse.invalid('passwordNewRepeat', refusalText(locale, 'passwordDiffers'))
    }
    if (passwordNew === password) {
      return refuse.invalid('passwordNew', refusalText(locale, 'passwordSame'))
    }
    const refusal = refusePassword(passwordNew, 'passwordNew', locale)
    if (refusal) return refusal
    const record = await hashPassword(passwordNew)
    const { id, sentTo } = await beginChange({ kind: 'password', newValue: record }, context)
    return { requestKey: id, sentTo }
  },

  confirmPassword: async ({ requestKey, code }, context) => {
    const change = await takeChange({ id: requestKey, code, kinds: ['password'] }, context)
    if (change instanceof Refusal) return change
    const { hash, salt, iterations } = change.newValue as PasswordRecord // kept by this file
    const { sql, caller } = context
    await sql`
      update login set password_hash = ${hash}, password_salt = ${salt},
        password_iterations = ${iterations}::integer
      where customer_id = ${caller.customerId}`
    // The chosen password is private: the page of people no longer knows it.
    await sql`update customer set passphrase = '' where id = ${caller.customerId}`
    await endOtherSessions('password', context)
    return {}
  },
} satisfies Partial<Handlers<typeof securityMethods>>

/**
 * Checks the current password. Wrong ones count like those of a sign-in, so that somebody at
 * another's screen can't guess.
 */
async function checkPresent(
  password: string,
  context: CallerContext,
): Promise<Refusal | undefined> {
  const { sql, caller } = context
  const [login] = await sql<PasswordRecord & { username: string } & Record<string, unknown>>`
    select username, password_hash as hash, password_salt as salt,
      password_iterations as iterations
    from login where customer_id = ${caller.customerId}`
  if (!login) throw new Error(`customer ${caller.customerId} has no login`)
  const locked = await lockedOut(login.username, context)
  if (locked) return refuse.invalidInput(locked.message)
  if (await isPassword(password, login)) return undefined
  await countFailure(login.username, context)
  return refuse.invalid('password', refusalText(context.locale, 'passwordWrong'))
}
