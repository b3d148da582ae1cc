import type { exchangeCode, Tokens } from '@sixpence/protocol'
import type * as z from 'zod/mini'
import {
  sameText,
  sha256,
  type SignInContext,
  endFamily,
  startFamily,
} from '../credentials/index.ts'
import { AuthRefused } from './auth-refused.ts'
import { findStep, isExpired, type SignInStep } from './sign-in-step.ts'

const MOST_TRIES = 5

type ExchangeInput = z.output<typeof exchangeCode.input>

/**
 * Step two: the code of step one, the PKCE verifier and the one-time code, for tokens. A code that
 * comes a second time ends the session that it began.
 */
export async function tradeCode(
  input: ExchangeInput,
  context: SignInContext,
): Promise<Tokens | AuthRefused> {
  const step = await findStep(input.code, context)
  if (!step) return startAgain()
  if (step.usedAt) {
    if (step.familyId) await endFamily(step.familyId, 'reused', context)
    return startAgain()
  }
  const refused = await judge(step, input, context)
  if (refused) return refused
  const { familyId, tokens } = await startFamily(step.customerId, context)
  await context.sql`
    update sign_in_step set used_at = ${context.clock.now()}, family_id = ${familyId}
    where code_hash = ${step.codeHash}`
  return tokens
}

async function judge(
  step: SignInStep,
  input: ExchangeInput,
  context: SignInContext,
): Promise<AuthRefused | undefined> {
  if (step.tries >= MOST_TRIES) return tooManyTries()
  if (isExpired(step, context)) {
    return new AuthRefused('expired_code', 'The code has expired. Sign in again.')
  }
  // The verifier first: whoever lacks it learns nothing about the one-time code.
  if (!sameText(await sha256(input.codeVerifier), step.codeChallenge)) return startAgain()
  const otpHash = await sha256(input.code + (input.otp ?? input.secret ?? '').trim())
  if (sameText(otpHash, step.otpHash)) return undefined
  await context.sql`
    update sign_in_step set tries = tries + 1 where code_hash = ${step.codeHash}`
  const triesLeft = MOST_TRIES - step.tries - 1
  if (triesLeft <= 0) return tooManyTries()
  return new AuthRefused('invalid_code', 'The code is wrong.', { triesLeft })
}

const startAgain = () =>
  new AuthRefused('invalid_grant', 'This sign-in cannot go on. Sign in again.')

const tooManyTries = () =>
  new AuthRefused('too_many_attempts', 'The code was wrong too often. Sign in again.')
