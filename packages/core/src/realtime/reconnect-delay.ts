import type { Platform } from '../platform/index.ts'

const MIN_MS = 1_000
const MAX_MS = 30_000

/**
 * Returns the delay before the next attempt: random, between one second and a bound that doubles up
 * to thirty, so that a restarted bank's customers don't all return at the same moment.
 */
export function reconnectDelayMs(attempt: number, randomBytes: Platform['randomBytes']): number {
  const bound = Math.min(MAX_MS, MIN_MS * 2 ** (attempt + 1))
  const [high = 0, low = 0] = randomBytes(2)
  return MIN_MS + ((high * 256 + low) / 65_535) * (bound - MIN_MS)
}
