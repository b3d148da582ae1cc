import type { Context } from '../context.ts'

const MINUTE_MS = 60_000
/** The most names counted at a time; then the oldest are forgotten. */
const MOST_NAMES = 10_000

/** Counts something by name, minute by minute, only in this process. */
export interface RateLimit {
  /** Counts one more; returns the seconds to wait if it is one too many. */
  readonly count: (name: string) => number | undefined
}

/** Allows that many per minute for each name. */
export function createRateLimit(most: number, { clock }: Pick<Context, 'clock'>): RateLimit {
  const minutes = new Map<string, { readonly endsAt: number; count: number }>()

  function minuteOf(name: string, now: number) {
    const known = minutes.get(name)
    if (known && now < known.endsAt && now >= known.endsAt - MINUTE_MS) return known
    minutes.delete(name)
    const [oldest] = minutes.keys()
    if (minutes.size >= MOST_NAMES && oldest !== undefined) minutes.delete(oldest)
    const begun = { endsAt: now + MINUTE_MS, count: 0 }
    minutes.set(name, begun)
    return begun
  }

  return {
    count(name) {
      const now = clock.now().getTime()
      const minute = minuteOf(name, now)
      minute.count += 1
      return minute.count > most ? Math.ceil((minute.endsAt - now) / 1000) : undefined
    },
  }
}
