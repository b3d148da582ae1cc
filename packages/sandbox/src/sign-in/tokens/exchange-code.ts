import type { Tokens } from '@sixpence/protocol'
import type { signInMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import {
  sameText,
  sha256,
  type SignInContext,
  endFamily,
  holdLivingFamily,
  startFamily,
  AuthRefused,
  countFailure,
  forgetFailures,
  lockedOut,
} from '../../credentials/index.ts'
import { migrate } from '../migration.ts'
import { findStep, isExpired, type SignInStep } from '../sign-in-step.ts'

const MOST_TRIES = 5

type ExchangeInput = z.output<typeof signInMethods.exchangeCode.input>

/**
 * Runs step two: trades the code of step one, the PKCE verifier and the one-time code for tokens.
 * The codes of a frame and of an approved push take no one-time code. A code used a second time,
 * with its verifier, ends the session that it began (RFC 6749, section 4.1.2).
 */
export async function tradeCode(
  input: ExchangeInput,
  context: SignInContext,
): Promise<Tokens | AuthRefused> {
  const step = await findStep(input.code, context)
  // The verifier is checked first: a caller without it learns nothing, can't lock the user out and
  // can't end a session.
  if (!step || !(await isVerifierOf(step, input))) return startAgain()
  if (step.usedAt) {
    if (step.familyId) await endFamily(step.familyId, 'reused', context)
    return startAgain()
  }
  const refused = await refusalFor(step, input, context)
  if (refused) return refused
  const begun = await begin(step, context)
  if (!begun) return startAgain()
  await context.sql`
    update sign_in_step set used_at = ${context.clock.now()}, family_id = ${begun.familyId}
    where code_hash = ${step.codeHash}`
  return begun.tokens
}

const isVerifierOf = async ({ codeChallenge }: SignInStep, { codeVerifier }: ExchangeInput) =>
  sameText(await sha256(codeVerifier), codeChallenge)

/** Begins a session; undefined if it is a frame's and the session that granted it has ended. */
async function begin(step: SignInStep, context: SignInContext) {
  const { customerId, parentFamilyId, username } = step
  if (parentFamilyId !== null) {
    const parent = await holdLivingFamily(parentFamilyId, context)
    return parent && startFamily(customerId, context, { parent })
  }
  await forgetFailures(username, context)
  if (step.migrates) await migrate(customerId, context)
  return startFamily(customerId, context)
}

async function refusalFor(
  step: SignInStep,
  input: ExchangeInput,
  context: SignInContext,
): Promise<AuthRefused | undefined> {
  if (step.parentFamilyId === null) return signInRefusal(step, input, context)
  return isExpired(step, context) ? expired() : undefined
}

async function signInRefusal(
  step: SignInStep,
  input: ExchangeInput,
  context: SignInContext,
): Promise<AuthRefused | undefined> {
  const locked = await lockedOut(step.username, context)
  if (locked) return locked
  if (step.tries >= MOST_TRIES) return tooManyTries()
  if (isExpired(step, context)) return expired()
  if (step.pushKey !== null) return checkPush(step)
  const otpHash = await sha256(input.code + (input.otp ?? input.secret ?? '').trim())
  return sameText(otpHash, step.otpHash ?? '') ? undefined : countWrongCode(step, context)
}

/** Checks the push. Waiting clients poll: neither response costs a try. */
function checkPush({ pushAnswer }: SignInStep): AuthRefused | undefined {
  if (pushAnswer === 'approved') return undefined
  return pushAnswer === 'refused'
    ? new AuthRefused('access_denied', 'The sign-in was refused on your device.')
    : new AuthRefused('authorization_pending', 'Nobody has answered on your device yet.')
}

/**
 * Counts a wrong code for this sign-in and for its name: another sign-in doesn't allow other
 * guesses.
 */
async function countWrongCode(
  { codeHash, username, tries }: SignInStep,
  context: SignInContext,
): Promise<AuthRefused> {
  await context.sql`
    update sign_in_step set tries = tries + 1 where code_hash = ${codeHash}`
  const ofName = await countFailure(username, context)
  const triesLeft = Math.min(ofName, MOST_TRIES - tries - 1)
  if (triesLeft > 0) return new AuthRefused('invalid_code', 'The code is wrong.', { triesLeft })
  return (await lockedOut(username, context)) ?? tooManyTries()
}

const expired = () => new AuthRefused('expired_code', 'The code has expired. Sign in again.')

const startAgain = () =>
  new AuthRefused('invalid_grant', 'This sign-in cannot go on. Sign in again.')

const tooManyTries = () =>
  new AuthRefused('too_many_attempts', 'The code was wrong too often. Sign in again.')
