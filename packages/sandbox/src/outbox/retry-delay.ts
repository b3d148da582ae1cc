const FIRST_MS = 1000
const MOST_MS = 60 * 60_000
const GIVE_UP_MS = 3 * 24 * 60 * 60_000

/**
 * Returns the wait after a failed attempt: a second, doubled each time up to an hour. `chance`,
 * from 0 to 1, shortens it by up to half, so that merchants aren't all contacted at once.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempts - 1), MOST_MS)
  return whole - (whole / 2) * chance
}

/** Checks if it is too late for another attempt: three days after the first one was possible. */
export function isTooLate(writtenAt: Date, next: Date): boolean {
  return next.getTime() - writtenAt.getTime() > GIVE_UP_MS
}
