import type { Clock, Timers } from '../platform/index.ts'

const WARNING_MS = 60_000

export interface IdleWatch {
  /** Counts from `at` on; an earlier moment than the last one changes nothing. */
  active(at: number): void
  readonly activeAt: () => number
  isOver(): boolean
  /** Looks now: timers sleep when the computer does. */
  check(): void
  stop(): void
}

interface IdleWatchOptions {
  readonly clock: Clock
  readonly timers: Timers
  readonly limitMs: number
  /** Tells when the end comes; undefined when it has been put off. */
  readonly onWarning: (idleAt: number | undefined) => void
  readonly onOver: () => void
}

/** Watches by the wall clock how long a session lies idle. */
export function createIdleWatch(options: IdleWatchOptions): IdleWatch {
  const { clock, timers, limitMs, onWarning, onOver } = options
  let activeAt = Number.NEGATIVE_INFINITY
  let cancel: () => void = () => undefined

  const leftMs = () => activeAt + limitMs - clock.now()

  function check(): void {
    cancel()
    const left = leftMs()
    if (left === Number.POSITIVE_INFINITY || activeAt === Number.NEGATIVE_INFINITY) return
    if (left <= 0) return onOver()
    onWarning(left <= WARNING_MS ? activeAt + limitMs : undefined)
    cancel = timers.after(left > WARNING_MS ? left - WARNING_MS : left, check)
  }

  return {
    active(at) {
      if (at <= activeAt) return
      activeAt = at
      check()
    },
    activeAt: () => activeAt,
    isOver: () => leftMs() <= 0,
    check,
    stop() {
      cancel()
      activeAt = Number.NEGATIVE_INFINITY
    },
  }
}
