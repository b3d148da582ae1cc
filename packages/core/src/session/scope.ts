import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import { watchIdle } from './idle.ts'
import type { AccessToken, SessionModel, Step } from './session-model.ts'
import type { SignedOutBecause } from './session-state.ts'
import { patch, post } from './step.ts'
import type { RefreshRecord } from './token-store.ts'

const REFRESH_AHEAD_MS = 10_000
const EMPTY = 'empty refresh token'

/** Signs in the record's user. */
export function enter(step: Step, { userId, email, generation, activeAt }: RefreshRecord): void {
  // A caller waiting for another user must not receive this user's token. For the same user, a
  // newer session just replaces the older one, as it does in the other tabs.
  const { scope: former } = step.state
  if (former && former.userId !== userId) failWaiters(step, expired())
  const scope = { userId, email }
  const snapshot = { status: 'signed_in', ...scope, idleAt: undefined } as const
  patch(step, { snapshot, scope, generation, token: undefined })
  watchIdle(step, activeAt)
}

/** Ends the session in this tab, and everything begun in it. */
export function end(step: Step, because: SignedOutBecause, cause?: unknown): void {
  const snapshot = { status: 'signed_out', because } as const
  patch(step, { snapshot, scope: undefined, token: undefined, idle: undefined })
  failWaiters(step, expired(cause))
}

/** Ends the session in all tabs. */
export function endEverywhere(step: Step, because: SignedOutBecause, cause?: unknown): void {
  const { scope } = step.state
  if (scope) post(step, { type: 'ended', userId: scope.userId, because })
  end(step, because, cause)
}

/** Ends a session at the bank whose record was deleted. */
export function logout({ effects }: Step, taken: RefreshRecord | undefined): void {
  if (taken) effects.push(port => port.logout(taken.refreshToken))
}

/** Keeps the newest token; keeps none once the customer has left. */
export function hold(step: Step, token: AccessToken): void {
  const { scope, token: held } = step.state
  if (scope?.userId !== token.userId || (held && held.generation >= token.generation)) return
  patch(step, { token, generation: token.generation })
}

/** Shares a token with the other tabs. */
export function postToken(step: Step, { endsAt, ...token }: AccessToken): void {
  post(step, { type: 'token', ...token, leftMs: endsAt - step.at.monotonic })
}

/** True if a token is not about to expire. */
export function isFresh({ at }: Step, token: AccessToken | undefined): token is AccessToken {
  return token !== undefined && token.endsAt - at.monotonic > REFRESH_AHEAD_MS
}

/** Resolves the callers that may have this token. */
export function answerWaiters(
  step: Step,
  { value }: AccessToken,
  may: (one: SessionModel['waiters'][number]) => boolean,
): void {
  const { waiters } = step.state
  for (const one of waiters) if (may(one)) step.effects.push(() => one.caller.resolve(value))
  patch(step, { waiters: waiters.filter(one => !may(one)) })
}

/** Rejects all waiting callers. */
export function failWaiters(step: Step, error: unknown): void {
  for (const { caller } of step.state.waiters) step.effects.push(() => caller.reject(error))
  patch(step, { waiters: [] })
}

/** The error for a caller whose session is over. */
export function expired(cause?: unknown): SixpenceError {
  const { message, requestId } = isSixpenceError(cause) ? cause : {}
  const words = message === EMPTY ? EMPTY : 'session expired'
  return new SixpenceError('session_expired', words, { cause, requestId })
}
