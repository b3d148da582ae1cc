/** The length of a day in UTC. */
export const DAY_MS = 86_400_000

/** Returns the day of a moment in UTC, e.g. `2026-11-21`. */
export const utcDay = (at: Date | number | string): string =>
  new Date(at).toISOString().slice(0, DAY_LENGTH)

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** Returns true for a day that exists, as `YYYY-MM-DD`. */
export const isDay = (day: string): boolean => day.length === DAY_LENGTH && beginsWithDay(day)

const SECOND_LENGTH = 'yyyy-mm-ddThh:mm:ss'.length

/** Returns true for a moment that exists, as ISO 8601 in UTC with at most six decimals. */
export function isInstant(instant: string): boolean {
  if (!beginsWithDay(instant) || instant[DAY_LENGTH] !== 'T') return false
  if (!(numberAt(instant, 11) < 24 && numberAt(instant, 14) < 60 && numberAt(instant, 17) < 60))
    return false
  if (instant[13] !== ':' || instant[16] !== ':') return false
  const end = instant.length - 1
  return instant[end] === 'Z' && (end === SECOND_LENGTH || areDecimals(instant, end))
}

/** Returns true if a point and at most six digits stand between the second and the end. */
function areDecimals(instant: string, end: number): boolean {
  if (instant[SECOND_LENGTH] !== '.' || end === SECOND_LENGTH + 1 || end > SECOND_LENGTH + 7)
    return false
  for (let at = SECOND_LENGTH + 1; at < end; at += 1)
    if (!(instant.charCodeAt(at) >= ZERO && instant.charCodeAt(at) < ZERO + 10)) return false
  return true
}

/** Reads characters, because a date object is ten times as slow for each row of a long list. */
function beginsWithDay(text: string): boolean {
  if (text[4] !== '-' || text[7] !== '-') return false
  const year = numberAt(text, 0) * 100 + numberAt(text, 2)
  const month = numberAt(text, 5)
  const day = numberAt(text, 8)
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const SHORT = [4, 6, 9, 11]

const daysIn = (month: number, year: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : SHORT.includes(month) ? 30 : 31

/** Returns the number of two digits; `NaN` if there aren't two. */
function numberAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const ones = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

const ZERO = '0'.charCodeAt(0)
