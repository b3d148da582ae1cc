import { boundTo } from '../http/index.ts'
import { checkIdle, isIdle, receiveActivity, shareActivity, touch } from './idle.ts'
import { receiveMessage } from './receive-message.ts'
import { startRenewal } from './renewal.ts'
import {
  answerWaiters,
  end,
  endEverywhere,
  enter,
  expired,
  failWaiters,
  hold,
  isFresh,
  logout,
  postToken,
} from './scope.ts'
import type {
  Moment,
  RecordAccess,
  SessionEffect,
  SessionEvent,
  SessionModel,
  SessionScope,
  Step,
} from './session-model.ts'
import { access, endWaits, patch, post, wait } from './step.ts'
import type { RefreshRecord } from './token-store.ts'

/** The longest a sign-out waits for storage before it shows. */
const DELETE_MS = 300

/** The initial state of a tab. */
export function newSession(idleLimitMs: number): SessionModel {
  return {
    idleLimitMs,
    snapshot: { status: 'restoring' },
    isReading: false,
    isReadStale: false,
    scope: undefined,
    token: undefined,
    generation: 0,
    idle: undefined,
    waiters: [],
    renewing: undefined,
    refreshing: undefined,
    waits: [],
  }
}

/**
 * The whole behaviour of a session as a pure function: returns the state after an event and the
 * effects to run. Their outcomes come back as events.
 */
export function reduceSession(state: SessionModel, event: SessionEvent, at: Moment) {
  const effects: SessionEffect[] = []
  const step: Step = { state, effects, at }
  reduce(step, event)
  endIfIdle(step)
  serveWaiters(step)
  return { state: step.state, effects }
}

/** The monotonic time of the next `tick`; `Infinity` if none is needed. */
export function nextDeadline({ idle, waits }: SessionModel): number {
  const { checkAt = Infinity, shareAt = Infinity } = idle ?? {}
  return Math.min(checkAt, shareAt, ...waits.map(({ until }) => until))
}

function reduce(step: Step, event: SessionEvent): void {
  switch (event.type) {
    case 'begin':
      return begin(step, event)
    case 'signOut':
      return signOut(step, event)
    case 'tokenWanted':
      patch(step, { waiters: [...step.state.waiters, event] })
      return restore(step)
    case 'message':
      return receiveMessage(step, event.message)
    case 'outcome':
      return event.resume(step)
    default:
      return BY_TYPE[event.type](step)
  }
}

const BY_TYPE = {
  restore,
  focus(step: Step): void {
    checkIdle(step)
    compareWithRecord(step)
  },
  touch,
  tick(step: Step): void {
    const { monotonic: now } = step.at
    endWaits(step, one => one.until <= now)
    const { checkAt = Infinity, shareAt = Infinity } = step.state.idle ?? {}
    if (shareAt <= now) shareActivity(step)
    if (checkAt <= now) checkIdle(step)
  },
  dispose: (step: Step) => patch(step, { idle: undefined }),
}

/** Resumes the session left by an earlier page, once, unless it was idle too long. */
function restore(step: Step): void {
  const isRestoring = () => step.state.snapshot.status === 'restoring'
  if (step.state.isReading || !isRestoring()) return
  patch(step, { isReading: true, isReadStale: false })
  const since = step.at.wall - step.state.idleLimitMs
  const change: RecordAccess['change'] = record =>
    record && record.activeAt > since ? record : undefined
  access(step, { change, orRead: 'ended' }, (next, { before, after }) => {
    if (!after) logout(next, before)
    if (next.state.snapshot.status !== 'restoring') return
    if (after && next.state.isReadStale) return readAgain(next)
    if (!after) {
      end(next, before ? 'idle' : 'never')
      // If tabs share only memory, a busy one hasn't announced its session yet.
      return post(next, { type: 'ask', generation: 0 })
    }
    enter(next, after)
    // Opening a page counts as activity.
    touch(next)
  })
}

function readAgain(step: Step): void {
  patch(step, { isReading: false })
  restore(step)
}

type Begin = SessionEvent & { readonly type: 'begin' }

function begin(step: Step, { caller, token, refreshToken }: Begin): void {
  const { userId, email } = token
  const { wall } = step.at
  const bound = boundTo(token.value)
  const record = { refreshToken, userId, email, boundTo: bound, generation: wall, activeAt: wall }
  // The generation exceeds all earlier ones.
  const change = (current: RefreshRecord = record) =>
    current === record ? record : { ...record, generation: Math.max(wall, current.generation + 1) }
  access(step, { change }, (next, { before, after, error }) => {
    if (!after) return void next.effects.push(() => caller.reject(error))
    enter(next, after)
    const held = { ...token, generation: after.generation }
    hold(next, held)
    postToken(next, held)
    logout(next, before)
    // Another tab may have signed a user in at the same time.
    compareWithRecord(next)
    next.effects.push(() => caller.resolve())
  })
}

/** A page that slept has missed messages. */
function compareWithRecord(step: Step): void {
  const { scope } = step.state
  if (!scope) return
  access(step, {}, (next, { after, error }) => {
    const isOther = error === undefined && after?.userId !== scope.userId
    if (isOther && next.state.scope === scope) end(next, 'left')
  })
}

/** Deletes the record first: otherwise a page closed right now would come back signed in. */
function signOut(step: Step, { caller }: SessionEvent & { readonly type: 'signOut' }): void {
  const { scope } = step.state
  if (!scope) return void step.effects.push(() => caller.resolve())
  const change: RecordAccess['change'] = record =>
    record?.userId === scope.userId ? undefined : record
  access(step, { change, orRead: 'ended' }, (next, { before, after }) => {
    leave(next, scope)
    next.effects.push(port =>
      before && !after ? port.logout(before.refreshToken, caller) : caller.resolve(),
    )
  })
  wait(step, DELETE_MS, { resume: next => leave(next, scope) })
}

function leave(step: Step, left: SessionScope): void {
  const { scope } = step.state
  if (scope === left) endEverywhere(step, 'left')
  // A call that found the record gone may have ended the session only in this tab.
  else if (!scope) post(step, { type: 'ended', userId: left.userId, because: 'left' })
}

/** Ends an idle session, unless the record shows activity in another tab. */
function endIfIdle(step: Step): void {
  const { scope, idle, idleLimitMs } = step.state
  if (!scope || !idle || idle.isEnding || !isIdle(step)) return
  patch(step, { idle: { ...idle, isEnding: true } })
  const since = step.at.wall - idleLimitMs
  const change: RecordAccess['change'] = record => {
    const isOver = record && (record.activeAt === idle.shared || record.activeAt <= since)
    return isOver && record.userId === scope.userId ? undefined : record
  }
  access(step, { change, orRead: 'ended' }, (next, { before, after }) => {
    if (!after) logout(next, before)
    if (next.state.scope !== scope || !next.state.idle) return
    if (after?.userId === scope.userId) receiveActivity(next, after.activeAt)
    patch(next, { idle: { ...next.state.idle, isEnding: false } })
    if (isIdle(next)) endEverywhere(next, 'idle')
  })
}

/** Resolves the callers it can, and starts a renewal for the others. */
function serveWaiters(step: Step): void {
  const { waiters, scope, snapshot, token, renewing } = step.state
  if (waiters.length === 0 || snapshot.status === 'restoring') return
  if (!scope) return failWaiters(step, expired())
  // The record is being checked for activity in other tabs.
  if (isIdle(step)) return
  if (isFresh(step, token)) answerWaiters(step, token, one => one.refused !== token.value)
  if (step.state.waiters.length > 0 && renewing !== scope) startRenewal(step, scope)
}
