import type { Clock, Timers } from '../platform/index.ts'

const WARNING_MS = 60_000

export interface IdleWatch {
  /** Counts from the wall moment `at` on; an earlier moment than the last one changes nothing. */
  active(at: number): void
  /** Counts from now on; answers the wall moment. */
  activeNow(): number
  isOver(): boolean
  /** Looks now: timers sleep when the computer does. */
  check(): void
  stop(): void
}

interface IdleWatchOptions {
  readonly clock: Clock
  readonly timers: Timers
  readonly limitMs: number
  /** Tells when the end comes, in wall milliseconds; undefined when it has been put off. */
  readonly onWarning: (idleAt: number | undefined) => void
  readonly onOver: () => void
}

/**
 * Watches how long a session lies idle, by two clocks: it is over when either says so. The clock on
 * the wall may be set back, and the monotonic one may stand still while the computer sleeps.
 */
export function createIdleWatch(options: IdleWatchOptions): IdleWatch {
  const { clock, timers, limitMs, onWarning, onOver } = options
  let last: { readonly wall: number; readonly monotonic: number } | undefined
  let cancel: () => void = () => undefined

  function leftMs(): number {
    // Nobody is watched: nothing is over.
    if (!last) return Number.POSITIVE_INFINITY
    const idleMs = Math.max(clock.now() - last.wall, clock.monotonic() - last.monotonic)
    return limitMs - idleMs
  }

  function check(): void {
    cancel()
    const left = leftMs()
    if (left === Number.POSITIVE_INFINITY) return
    if (left <= 0) return onOver()
    onWarning(left <= WARNING_MS ? Math.round(clock.now() + left) : undefined)
    cancel = timers.after(left > WARNING_MS ? left - WARNING_MS : left, check)
  }

  function active(at: number): void {
    const now = clock.now()
    // A moment to come was written down before the clock was set back: it was now at the latest.
    const wall = Math.min(at, now)
    const monotonic = clock.monotonic() - (now - wall)
    // Compared by the clock that nobody sets.
    if (last && monotonic <= last.monotonic) return
    last = { wall, monotonic }
    check()
  }

  return {
    active,
    activeNow() {
      const now = clock.now()
      active(now)
      return now
    },
    isOver: () => leftMs() <= 0,
    check,
    stop() {
      cancel()
      last = undefined
    },
  }
}
