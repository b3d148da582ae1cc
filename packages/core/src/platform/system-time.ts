import type { Platform } from './platform.ts'

// Longer delays overflow to zero.
const MAX_DELAY_MS = 2 ** 31 - 1

/** The clock and timers of the page or process. */
export const systemTime: Pick<Platform, 'clock' | 'timers'> = {
  clock: { now: () => Date.now(), monotonic: () => performance.now() },
  timers: {
    after(delayMs, callback) {
      const timer = setTimeout(callback, Math.min(delayMs, MAX_DELAY_MS))
      return () => clearTimeout(timer)
    },
  },
}
