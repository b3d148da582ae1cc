const FIRST_ASK_MS = 5000
const LONGEST_ASK_MS = 5 * 60_000

/** How long until a provider is asked again that has been asked so often: 5 s to 5 minutes. */
export const askAfterMs = (requestedTimes: number): number =>
  Math.min(FIRST_ASK_MS * 2 ** requestedTimes, LONGEST_ASK_MS)
