import { type AuthFlow, cleanEmailAddress, type MigrationAnswer } from '@sixpence/protocol'
import type { signInMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import {
  isAllowedFrom,
  isPassword,
  recordLogin,
  type SignInContext,
  startFamily,
  AuthRefused,
  countFailure,
  forgetFailures,
  lockedOut,
} from '../credentials/index.ts'
import { findLinkedDevice } from '../devices/index.ts'
import { requestDeviceApproval, withdrawPushes } from './push/device-request.ts'
import { captchaNeeded, countAtAddress } from './captcha-needed.ts'
import { awaitFirstDevice, migrationOf } from './migration.ts'
import { beginWithCode, type Addressee } from './one-time-code.ts'

type LoginInput = z.output<typeof signInMethods.login.input>

interface Person extends Addressee {
  isActive: boolean
  loginMode: string
  hash: string
  salt: string
  iterations: number
}

/** Runs step one. Treats an unknown name like a wrong password, in text and in duration. */
export async function startSignIn(
  input: LoginInput,
  context: SignInContext,
): Promise<AuthFlow | AuthRefused> {
  const username = cleanEmailAddress(input.username).toLowerCase()
  const locked = await lockedOut(username, context)
  if (locked) return locked
  const unchecked = await captchaNeeded({ username, captcha: input.captcha }, context)
  if (unchecked) return unchecked
  const person = await findPerson(username, context)
  if (!(await isPassword(input.password, person)) || !person) {
    await countFailure(username, context)
    await countAtAddress(context)
    await recordLogin(context, { customerId: person?.customerId, result: 'wrongPassword' })
    return wrong()
  }
  if (!person.isActive) return notActivated()
  const elsewhere = await checkAddress(person.customerId, context)
  if (elsewhere) return elsewhere
  if (input.secret !== undefined) return signInDevice({ ...input, username }, person, context)
  return goOn(person, { ...input, username }, context)
}

/** Continues after the right password. */
async function goOn(
  person: Person,
  input: LoginInput,
  context: SignInContext,
): Promise<AuthFlow | AuthRefused> {
  const migration = await migrationOf(person.customerId, context)
  if (migration?.req === 'strict') return migrateFirst(person, { ...input, migration }, context)
  const answer =
    person.loginMode === 'no'
      ? await begin(input.username, person, context)
      : await nextStep(person, input.codeChallenge, context)
  return migration ? { ...answer, migration } : answer
}

/** Delays the session of a customer who has to move until a phone has confirmed it, or was linked. */
async function migrateFirst(
  { customerId }: Person,
  { codeChallenge, migration }: LoginInput & { migration: MigrationAnswer },
  context: SignInContext,
): Promise<AuthFlow> {
  const request = { customerId, codeChallenge, flow: 'push', migrates: true } as const
  const requested =
    migration.strat === 'migrate' ? await requestDeviceApproval(request, context) : undefined
  if (!requested) await withdrawPushes(customerId, context)
  const answer = requested ?? (await awaitFirstDevice(request, context))
  return { ...answer, migration: { ...migration, tmpJwt: answer.tmpJwt } }
}

const wrong = () =>
  new AuthRefused('invalid_credentials', 'The e-mail address or the password is wrong.')

const notActivated = () =>
  new AuthRefused('not_activated', 'Open the link that we have sent by e-mail first.')

/**
 * Checks the address. Gives the reason only after the right password: others learn nothing of the
 * customer's list.
 */
async function checkAddress(
  customerId: string,
  context: SignInContext,
): Promise<AuthRefused | undefined> {
  if (await isAllowedFrom(context.sql, customerId, context.origin.ip)) return undefined
  await recordLogin(context, { customerId, result: 'addressRefused' })
  return new AuthRefused('address_not_allowed', 'Signing in is not allowed from this address.')
}

async function findPerson(username: string, { sql }: SignInContext): Promise<Person | undefined> {
  const [person] = await sql<Person & Record<string, unknown>>`
    select c.id as "customerId", c.email, c.is_active as "isActive", c.login_mode as "loginMode",
      l.phone_number as "phoneNumber", l.password_hash as hash, l.password_salt as salt,
      l.password_iterations as iterations
    from login l join customer c on c.id = l.customer_id where l.username = ${username}`
  return person
}

async function begin(
  username: string,
  { customerId, deviceId }: Pick<Person, 'customerId'> & { deviceId?: string },
  context: SignInContext,
): Promise<AuthFlow> {
  await forgetFailures(username, context)
  const { tokens } = await startFamily(customerId, context, { deviceId })
  return { authFlow: 'simple', ...tokens }
}

/** Signs a linked device in at once: its secret is the second factor besides the password. */
async function signInDevice(
  { username, secret = '', pushToken }: LoginInput,
  { customerId }: Person,
  context: SignInContext,
): Promise<AuthFlow | AuthRefused> {
  const device = await findLinkedDevice({ customerId, secret, pushToken }, context)
  if (device) return begin(username, { customerId, deviceId: device.id }, context)
  await countFailure(username, context)
  return wrong()
}

async function nextStep(
  person: Person,
  codeChallenge: string,
  context: SignInContext,
): Promise<AuthFlow> {
  const { loginMode, customerId } = person
  const requested =
    loginMode === 'push' || loginMode === 'verifyDevice'
      ? await requestDeviceApproval({ flow: loginMode, customerId, codeChallenge }, context)
      : undefined
  const flow = loginMode === 'direct' || loginMode === 'sms' ? loginMode : 'otp'
  return requested ?? beginWithCode(flow, { ...person, codeChallenge }, context)
}
