const DAY_SECONDS = 86_400
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_THAT_NEVER_WAS = 60
const LAST_DAY = 2_958_465
/** The days between the two calendars that workbooks have. */
const DAYS_TO_1904 = 1462

/**
 * Writes a day or moment of a spreadsheet by ISO 8601, and a time without a day as such. Returns
 * undefined if it isn't one.
 */
export function dateText(serial: number, isFrom1904: boolean): string | undefined {
  const seconds = Math.round(serial * DAY_SECONDS)
  const day = Math.floor(seconds / DAY_SECONDS) + (isFrom1904 ? DAYS_TO_1904 : 0)
  if (!(seconds >= 0 && day <= LAST_DAY)) return undefined
  const time = seconds % DAY_SECONDS
  if (seconds < DAY_SECONDS && time > 0) return timeText(time)
  const days = day < DAY_THAT_NEVER_WAS ? day + 1 : day
  const date = new Date(FIRST_DAY + days * DAY_SECONDS * 1000).toISOString().slice(0, 10)
  return time === 0 ? date : `${date}T${timeText(time)}`
}

const timeText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19)
