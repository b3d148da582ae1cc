import { sha256, type SignInContext } from '../credentials/index.ts'
import { AuthRefused } from './auth-refused.ts'
import { maskEmail } from '../inbox/index.ts'
import { findStep, isExpired } from './sign-in-step.ts'
import { CODE_LIFE_MS, deliverCode } from './start-sign-in.ts'

const BETWEEN_CODES_MS = 60_000

/**
 * Sends a new one-time code; the old one stops working. Wrong tries stay counted, so that asking
 * for codes does not buy guesses.
 */
export async function sendCodeAgain(
  { code }: { code: string },
  context: SignInContext,
): Promise<{ sentTo: string } | AuthRefused> {
  const { sql, clock, newCode } = context
  const step = await findStep(code, context)
  if (!step || step.usedAt || step.parentFamilyId !== null) {
    return new AuthRefused('invalid_grant', 'This sign-in cannot go on. Sign in again.')
  }
  if (isExpired(step, context)) {
    return new AuthRefused('expired_code', 'The code has expired. Sign in again.')
  }
  const now = clock.now()
  const waitMs = step.sentAt.getTime() + BETWEEN_CODES_MS - now.getTime()
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000)
    return new AuthRefused('too_soon', `You can ask for a new code in ${seconds} s.`, {
      retryAfterSeconds: seconds,
    })
  }
  const otp = newCode()
  await sql`
    update sign_in_step
    set otp_hash = ${await sha256(code + otp)}, sent_at = ${now},
      expires_at = ${new Date(now.getTime() + CODE_LIFE_MS)}
    where code_hash = ${step.codeHash}`
  const [person] = await sql<{ email: string }>`
    select email from customer where id = ${step.customerId}`
  if (!person) throw new Error(`no customer ${step.customerId}`)
  await deliverCode(person.email, otp, context)
  return { sentTo: maskEmail(person.email) }
}
