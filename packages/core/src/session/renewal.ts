import type { Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import { isSessionOver } from '../http/index.ts'
import { readAccessToken } from './access-token.ts'
import { answerWaiters, end, endEverywhere, failWaiters, hold, postToken } from './scope.ts'
import type {
  AccessToken,
  RecordAccess,
  RecordOutcome,
  SessionScope,
  Step,
  Transition,
} from './session-model.ts'
import type { SignedOutBecause } from './session-state.ts'
import { access, patch, post, wait } from './step.ts'
import type { RefreshRecord } from './token-store.ts'

// Short, because the holder of the lock may hang. A holder at work is waited for anyway.
const LOCK_WAIT_MS = 2_000
const ASK_MS = 1_000
const FIRST_ASK_MS = 75
const FAREWELL_MS = 100

interface Renewal {
  readonly scope: SessionScope
  readonly begunAt: number
  /** The token held when it began: any later one is news. */
  readonly stale: AccessToken | undefined
  /** The generation to refresh, if the record still has it. */
  readonly generation: number
  /** The generation requested from the other tabs in vain. */
  readonly requested: number
  /** Waiting for the lock timed out: its holder may still be talking to the bank. */
  readonly isLate: boolean
  readonly refreshKey: string
  readonly release: () => void
}

type Renewed =
  | { readonly token: AccessToken }
  | { readonly error: unknown }
  | { readonly because: SignedOutBecause; readonly cause?: unknown }

/**
 * Renews the access token once for all tabs, since a refresh token works only once. One tab at a
 * time reads the record, uses a token another tab has received, and refreshes only if there is
 * none. The lock only saves work: the record's atomic change is what prevents overwriting, and tabs
 * that use a token at once do so under the same key.
 */
export function startRenewal(step: Step, scope: SessionScope): void {
  const { token: stale } = step.state
  const { monotonic } = step.at
  const begun = {
    scope,
    stale,
    begunAt: monotonic,
    generation: stale?.generation ?? -1,
    requested: -1,
  }
  patch(step, { renewing: scope })
  // The other tabs can reply during the wait for the lock and the read of the record.
  if (!stale) post(step, { type: 'ask', generation: step.state.generation })
  const resume: Transition<Pick<Renewal, 'release' | 'refreshKey'>> = (next, held) => {
    const isLate = next.at.monotonic - monotonic >= LOCK_WAIT_MS
    claim(next, { ...begun, ...held, isLate })
  }
  step.effects.push(port => port.lock(LOCK_WAIT_MS, resume))
}

/** Records the key for this use of the token, unless another tab was faster. */
function claim(step: Step, renewal: Renewal): void {
  const { scope, generation, refreshKey } = renewal
  const change: RecordAccess['change'] = record =>
    record?.userId === scope.userId && record.generation === generation
      ? { ...record, refreshKey: record.refreshKey ?? refreshKey }
      : record
  access(step, { change, orRead: 'used' }, (next, outcome) => afterClaim(next, renewal, outcome))
}

function afterClaim(step: Step, renewal: Renewal, { after: record, error }: RecordOutcome): void {
  const { scope, generation, refreshKey, requested, isLate } = renewal
  if (error !== undefined || scope !== step.state.scope) return finish(step, renewal, { error })
  if (record?.userId !== scope.userId) {
    // Another tab deleted the record and may still post the reason.
    return wait(step, FAREWELL_MS, { resume: next => finish(next, renewal, { because: 'left' }) })
  }
  const isNewer = record.generation !== generation
  const isInUse = isLate && record.refreshKey !== refreshKey
  const target = isNewer ? record.generation : generation + 1
  if (target <= requested || (!isNewer && !isInUse)) refresh(step, renewal, record)
  else takeOver(step, { ...renewal, generation: record.generation, requested: target })
}

/** Asks for a token another tab has received, or is getting, since this renewal began. */
function takeOver(step: Step, renewal: Renewal): void {
  const { stale, begunAt, isLate, requested: generation } = renewal
  const isNews = (token: AccessToken | undefined): token is AccessToken =>
    token !== undefined && token !== stale && token.generation >= generation
  const { token } = step.state
  if (isNews(token)) return finish(step, renewal, { token })
  // A new page may be the only one, with no tab to reply, so its first wait is short.
  const isFirst = !stale && generation === step.state.generation
  // A tab that held the lock for long may have replied too early that it is refreshing.
  const isRequested = isFirst && !isLate
  if (!isRequested) post(step, { type: 'ask', generation })
  const waitedMs = isRequested ? step.at.monotonic - begunAt : 0
  const waitMs = (isFirst ? FIRST_ASK_MS : ASK_MS) - waitedMs
  wait(step, Math.max(0, waitMs), {
    generation,
    resume: next =>
      isNews(next.state.token)
        ? finish(next, renewal, { token: next.state.token })
        : claim(next, renewal),
  })
}

function refresh(step: Step, renewal: Renewal, record: RefreshRecord): void {
  const refreshing = record.generation + 1
  patch(step, { refreshing })
  post(step, { type: 'refreshing', generation: refreshing })
  step.effects.push(port =>
    port.refresh(record, (next, answer) =>
      'cause' in answer
        ? afterRefusal(next, renewal, { record, cause: answer.cause })
        : commit(next, renewal, { record, tokens: answer }),
    ),
  )
}

function commit(step: Step, renewal: Renewal, { record, tokens }: Answered): void {
  const { accessToken, refreshToken } = tokens
  try {
    const fresh = readAccessToken(accessToken, step.at)
    if (fresh.userId !== record.userId) throw anothersToken()
    const change: RecordAccess['change'] = current =>
      current?.refreshToken === record.refreshToken
        ? { ...current, refreshToken, refreshKey: undefined, generation: current.generation + 1 }
        : current
    access(step, { change }, (next, { after, error }) => {
      if (error !== undefined) return finish(next, renewal, { error })
      if (after?.refreshToken === refreshToken) {
        const token = { ...fresh, generation: after.generation }
        postToken(next, token)
        return finish(next, renewal, { token })
      }
      if (after?.userId === record.userId) return claim(next, renewal)
      // The customer signed out in the meantime: the new tokens must be ended, too.
      next.effects.push(port => port.logout(refreshToken))
      finish(next, renewal, { because: 'left' })
    })
  } catch (error) {
    finish(step, renewal, { error })
  }
}

interface Answered {
  readonly record: RefreshRecord
  readonly tokens: Tokens
}

function afterRefusal(
  step: Step,
  renewal: Renewal,
  { record, cause }: { record: RefreshRecord; cause: unknown },
): void {
  if (!isSessionOver(cause)) return finish(step, renewal, { error: notRefreshed(cause) })
  const change: RecordAccess['change'] = current =>
    current?.refreshToken === record.refreshToken ? undefined : current
  access(step, { change, orRead: 'used' }, (next, { after }) =>
    after ? claim(next, renewal) : finish(next, renewal, { because: 'expired', cause }),
  )
}

/** The result applies only to its own session: a sign-out in the meantime wins. */
function finish(step: Step, { scope, release }: Renewal, renewed: Renewed): void {
  const { refreshing, renewing } = step.state
  if (scope === renewing) {
    if (refreshing !== undefined && !('token' in renewed)) {
      post(step, { type: 'failed', generation: refreshing })
    }
    patch(step, { renewing: undefined, refreshing: undefined })
  }
  step.effects.push(release)
  if (scope !== step.state.scope) return
  if ('error' in renewed) return failWaiters(step, renewed.error)
  if ('token' in renewed) return answerRenewed(step, renewed.token)
  // The tab that deleted the record posts this itself.
  if (renewed.because === 'left') end(step, 'left')
  else endEverywhere(step, renewed.because, renewed.cause)
}

/** A caller whose request was refused with this very token waits for another. */
function answerRenewed(step: Step, token: AccessToken): void {
  hold(step, token)
  answerWaiters(step, token, one => one.refused !== token.value || one.isSecond === true)
  patch(step, { waiters: step.state.waiters.map(one => ({ ...one, isSecond: true })) })
}

const anothersToken = () =>
  new SixpenceError('unexpected_answer', 'The new token is of somebody else')

/** The caller must not mistake this code for the bank's answer to its own call. */
function notRefreshed(cause: unknown): unknown {
  if (!isSixpenceError(cause) || PASSED_ON.test(cause.code)) return cause
  const { message, requestId } = cause
  return new SixpenceError('unexpected_answer', message, { cause, requestId })
}

const PASSED_ON = /^(offline|timeout|server_unavailable|unexpected_answer|too_soon)$/
