const FIRST_MS = 1000
const MOST_MS = 60 * 60_000
const GIVE_UP_MS = 3 * 24 * 60 * 60_000

/**
 * How long to wait after an attempt that failed: a second, doubled each time up to an hour; up to
 * half of it is taken off by `chance`, from 0 to 1, so that not all merchants are asked at once.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempts - 1), MOST_MS)
  return whole - (whole / 2) * chance
}

/** Whether it is too late for another attempt: three days after it could first be told. */
export function isTooLate(writtenAt: Date, next: Date): boolean {
  return next.getTime() - writtenAt.getTime() > GIVE_UP_MS
}
