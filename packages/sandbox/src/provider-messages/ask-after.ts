const FIRST_ASK_MS = 5000
const LONGEST_ASK_MS = 5 * 60_000

/**
 * Returns the wait before the next request to a provider after a number of requests: 5 s to 5
 * minutes.
 */
export const askAfterMs = (requestedTimes: number): number =>
  Math.min(FIRST_ASK_MS * 2 ** requestedTimes, LONGEST_ASK_MS)
