import type { Idle, Moment, RecordAccess, SessionModel, Step } from './session-model.ts'
import { access, patch, post } from './step.ts'

const WARNING_MS = 60_000
const SHARE_EVERY_MS = 5_000

/** Watches idle time across all tabs, starting at the wall-clock time `activeAt`. */
export function watchIdle(step: Step, activeAt: number): void {
  const never = {
    touchedAt: -Infinity,
    quietUntil: -Infinity,
    shareAt: Infinity,
    checkAt: Infinity,
  }
  const last = momentOf(activeAt, step.at)
  patch(step, { idle: { ...never, last, shared: activeAt, isEnding: false } })
  checkIdle(step)
}

/** Records activity in another tab. */
export function receiveActivity(step: Step, activeAt: number): void {
  markActive(step, activeAt, { shared: activeAt })
}

/** Records activity in this tab. Doesn't revive a session that has already timed out. */
export function touch(step: Step): void {
  const { idle, snapshot } = step.state
  if (!idle || isIdle(step)) return checkIdle(step)
  const { wall, monotonic } = step.at
  markActive(step, wall, { touchedAt: wall })
  const isWarned = snapshot.status === 'signed_in' && snapshot.idleAt !== undefined
  if (isWarned || monotonic >= idle.quietUntil) return shareActivity(step)
  // Shares the last touch with the other tabs, too.
  patchIdle(step, { shareAt: idle.quietUntil })
}

/** Messages open tabs, and updates the record for tabs that open later. */
export function shareActivity(step: Step): void {
  const { idle, scope, idleLimitMs } = step.state
  if (!idle || !scope) return
  const { touchedAt: at } = idle
  const { wall: now, monotonic } = step.at
  const quietUntil = monotonic + Math.min(SHARE_EVERY_MS, idleLimitMs / 10)
  patchIdle(step, { shared: at, shareAt: Infinity, quietUntil })
  post(step, { type: 'active', at })
  // A time in the future counts as older: the clock has been set back since.
  const isOlder = (activeAt: number) => activeAt < at || activeAt > now
  const change: RecordAccess['change'] = record =>
    record?.userId === scope.userId && isOlder(record.activeAt)
      ? { ...record, activeAt: at }
      : record
  access(step, { change }, () => undefined)
}

/** Checks now and warns, because timers sleep when the computer does. */
export function checkIdle(step: Step): void {
  const { snapshot } = step.state
  const { wall, monotonic } = step.at
  const left = leftMs(step.state, step.at)
  if (left <= 0) return patchIdle(step, { checkAt: Infinity })
  patchIdle(step, { checkAt: monotonic + (left > WARNING_MS ? left - WARNING_MS : left) })
  const idleAt = left <= WARNING_MS ? Math.round(wall + left) : undefined
  if (snapshot.status !== 'signed_in' || snapshot.idleAt === idleAt) return
  patch(step, { snapshot: { ...snapshot, idleAt } })
}

/** Uses both clocks: the wall clock may be set back, and the monotonic one may stop during sleep. */
export function isIdle(step: Step): boolean {
  return leftMs(step.state, step.at) <= 0
}

/** Milliseconds until the session times out; `Infinity` if nobody is signed in. */
function leftMs({ idle, idleLimitMs }: SessionModel, at: Moment): number {
  if (!idle) return Infinity
  const { wall, monotonic } = idle.last
  return idleLimitMs - Math.max(at.wall - wall, at.monotonic - monotonic)
}

function markActive(step: Step, activeAt: number, change: Partial<Idle>): void {
  const { idle } = step.state
  const last = momentOf(activeAt, step.at)
  // Compared on the monotonic clock, which can't be set.
  const isNews = idle !== undefined && last.monotonic > idle.last.monotonic
  patchIdle(step, isNews ? { ...change, last } : change)
  if (isNews) checkIdle(step)
}

/** A time in the future was recorded before the clock was set back: it was now at the latest. */
function momentOf(activeAt: number, { wall: now, monotonic }: Moment): Moment {
  const wall = Math.min(activeAt, now)
  return { wall, monotonic: monotonic - (now - wall) }
}

function patchIdle(step: Step, change: Partial<Idle>): void {
  const { idle } = step.state
  if (idle) patch(step, { idle: { ...idle, ...change } })
}
