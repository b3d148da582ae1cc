import type { AuthFlow } from '@sixpence/protocol'
import type { signInMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import { sha256, type SignInContext, AuthRefused } from '../credentials/index.ts'
import { repeatDeviceRequest, takesCodeInstead } from './push/device-request.ts'
import { CODE_LIFE_MS, sendCode, type Addressee } from './one-time-code.ts'
import { findStep, isExpired, type SignInStep } from './sign-in-step.ts'

const BETWEEN_CODES_MS = 60_000

type ResendInput = z.output<typeof signInMethods.resendCode.input>

/**
 * Sends a new one-time code or push; the old one stops working. Wrong tries stay counted, so that
 * requesting codes doesn't allow more guesses. A code in place of a push may be requested at once.
 */
export async function sendCodeAgain(
  { code, authFlow }: ResendInput,
  context: SignInContext,
): Promise<Partial<AuthFlow> | AuthRefused> {
  const step = await findStep(code, context)
  if (!step) return over()
  const isInstead = step.pushKey !== null && authFlow !== undefined
  const refused = refusalFor(step, isInstead, context)
  if (refused) return refused
  if (step.pushKey !== null && !isInstead) {
    const flow = step.flow === 'verifyDevice' ? 'verifyDevice' : 'push'
    return repeatDeviceRequest({ ...step, flow }, context)
  }
  return codeAgain({ ...step, code, flow: authFlow ?? step.flow }, context)
}

const over = () => new AuthRefused('invalid_grant', 'This sign-in cannot go on. Sign in again.')

function refusalFor(
  step: SignInStep,
  isInstead: boolean,
  context: SignInContext,
): AuthRefused | undefined {
  if (isOver(step)) return over()
  if (isInstead && !takesCodeInstead(step.migrates, context.tokens)) return phoneOnly()
  if (isExpired(step, context)) {
    return new AuthRefused('expired_code', 'The code has expired. Sign in again.')
  }
  const waitMs = step.sentAt.getTime() + BETWEEN_CODES_MS - context.clock.now().getTime()
  return isInstead || waitMs <= 0 ? undefined : tooSoon(Math.ceil(waitMs / 1000))
}

/**
 * Checks if a step is over. True also while a first phone is being linked: there is nothing to send
 * again.
 */
const isOver = ({ usedAt, parentFamilyId, pushAnswer, migrates, flow }: SignInStep): boolean =>
  usedAt !== null || parentFamilyId !== null || pushAnswer !== null || (migrates && flow !== 'push')

const phoneOnly = () =>
  new AuthRefused('invalid_request', 'This sign-in has to be approved on your phone.')

function tooSoon(seconds: number): AuthRefused {
  return new AuthRefused('too_soon', `You can ask for a new code in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  })
}

async function codeAgain(
  { code, codeHash, customerId, flow }: SignInStep & { code: string },
  context: SignInContext,
): Promise<Partial<AuthFlow>> {
  const { sql, clock, newCode } = context
  const otp = newCode()
  const now = clock.now()
  const to = await addresseeOf(customerId, context)
  const sent = await sendCode(
    { flow: flow === 'direct' || flow === 'sms' ? flow : 'otp', otp, to },
    context,
  )
  await sql`
    update sign_in_step
    set otp_hash = ${await sha256(code + otp)}, push_key = null, flow = ${sent.authFlow},
      identifier = ${sent.smsIdentifier}, sent_at = ${now},
      expires_at = ${new Date(now.getTime() + CODE_LIFE_MS)}
    where code_hash = ${codeHash}`
  return sent
}

async function addresseeOf(customerId: string, { sql }: SignInContext): Promise<Addressee> {
  const [person] = await sql<Addressee & Record<string, unknown>>`
    select c.id as "customerId", c.email, l.phone_number as "phoneNumber"
    from customer c join login l on l.customer_id = c.id where c.id = ${customerId}`
  if (!person) throw new Error(`no customer ${customerId}`)
  return person
}
