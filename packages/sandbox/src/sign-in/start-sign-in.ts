import type { AuthFlow, login } from '@sixpence/protocol'
import type * as z from 'zod/mini'
import {
  isPassword,
  newSecret,
  sha256,
  type SignInContext,
  startFamily,
} from '../credentials/index.ts'
import { deliver, maskEmail } from '../inbox/index.ts'
import { AuthRefused } from './auth-refused.ts'
import { countFailure, forgetFailures, lockedOut } from './lockout.ts'

/** How long a one-time code of a sign-in works. */
export const CODE_LIFE_MS = 10 * 60 * 1000

type LoginInput = z.output<typeof login.input>

interface Person {
  customerId: string
  email: string
  loginMode: string
  hash: string
  salt: string
  iterations: number
}

/** Step one. A name that nobody has is answered like a wrong password, in words and in time. */
export async function startSignIn(
  input: LoginInput,
  context: SignInContext,
): Promise<AuthFlow | AuthRefused> {
  const username = input.username.trim().toLowerCase()
  const locked = await lockedOut(username, context)
  if (locked) return locked
  const person = await findPerson(username, context)
  if (!(await isPassword(input.password, person)) || !person) {
    await countFailure(username, context)
    return new AuthRefused('invalid_credentials', 'The e-mail address or the password is wrong.')
  }
  if (person.loginMode !== 'no') return sendCode(person, input.codeChallenge, context)
  await forgetFailures(username, context)
  const { tokens } = await startFamily(person.customerId, context)
  return { authFlow: 'simple', ...tokens }
}

async function findPerson(username: string, { sql }: SignInContext): Promise<Person | undefined> {
  const [person] = await sql<Person & Record<string, unknown>>`
    select c.id as "customerId", c.email, c.login_mode as "loginMode",
      l.password_hash as hash, l.password_salt as salt, l.password_iterations as iterations
    from login l join customer c on c.id = l.customer_id where l.username = ${username}`
  return person
}

async function sendCode(
  person: Person,
  codeChallenge: string,
  context: SignInContext,
): Promise<AuthFlow> {
  const { sql, clock, newCode } = context
  const code = newSecret()
  const otp = newCode()
  const now = clock.now()
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, otp_hash, sent_at, expires_at)
    values (${await sha256(code)}, ${person.customerId}, 'otp', ${codeChallenge},
      ${await sha256(code + otp)}, ${now}, ${new Date(now.getTime() + CODE_LIFE_MS)})`
  await deliverCode(person.email, otp, context)
  return { authFlow: 'otp', code, sentTo: maskEmail(person.email) }
}

/** Sends the one-time code of a sign-in by e-mail. */
export async function deliverCode(
  email: string,
  otp: string,
  { sql, clock, newId }: Pick<SignInContext, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  await deliver(sql, {
    id: newId(),
    to: email,
    channel: 'email',
    subject: 'Your sign-in code',
    body: `Your code to sign in is ${otp}. It works for 10 minutes. Never tell it to anybody.`,
    code: otp,
    at: clock.now(),
  })
}
