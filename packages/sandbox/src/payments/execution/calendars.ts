import { DAY_MS, utcDay } from '@sixpence/protocol'
/** The calendar of a rail; `weekdays` has no holidays. */
export type RailCalendar = 'target' | 'fed' | 'weekdays'

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6]

/** Checks if a rail works on a day, written `YYYY-MM-DD`. */
export function isWorkingDay(calendar: RailCalendar, day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY) return false
  return !HOLIDAYS[calendar](Number(day.slice(0, 4))).includes(day)
}

/** Returns the day a number of days later. */
export const daysLater = (day: string, days: number): string =>
  utcDay(Date.parse(day) + days * DAY_MS)

const HOLIDAYS: Readonly<Record<RailCalendar, (year: number) => readonly string[]>> = {
  target: targetHolidays,
  fed: fedHolidays,
  weekdays: () => [],
}

/**
 * Lists the closing days of TARGET: https://www.ecb.europa.eu/ecb/contacts/working-hours, since
 * 2002 the same six each year.
 */
function targetHolidays(year: number): readonly string[] {
  const easter = easterSunday(year)
  const fixed = ['01-01', '05-01', '12-25', '12-26'].map(day => `${year}-${day}`)
  return [...fixed, daysLater(easter, -2), daysLater(easter, 1)]
}

/**
 * Lists the holidays of the Federal Reserve Banks:
 * https://www.frbservices.org/about/holiday-schedules. One on a Sunday is kept on Monday; on the
 * Friday before one on a Saturday they are open.
 */
function fedHolidays(year: number): readonly string[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map(day => `${year}-${day}`)
  return [
    ...fixed.map(day => (weekdayOf(day) === SUNDAY ? daysLater(day, 1) : day)),
    nthOf({ year, month: 1, weekday: MONDAY, nth: 3 }),
    nthOf({ year, month: 2, weekday: MONDAY, nth: 3 }),
    // The last Monday of May.
    daysLater(nthOf({ year, month: 6, weekday: MONDAY, nth: 1 }), -7),
    nthOf({ year, month: 9, weekday: MONDAY, nth: 1 }),
    nthOf({ year, month: 10, weekday: MONDAY, nth: 2 }),
    nthOf({ year, month: 11, weekday: THURSDAY, nth: 4 }),
  ]
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay()

interface NthWeekday {
  readonly year: number
  readonly month: number
  readonly weekday: number
  readonly nth: number
}

function nthOf({ year, month, weekday, nth }: NthWeekday): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return daysLater(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

/**
 * Returns Easter by the anonymous Gregorian algorithm:
 * https://en.wikipedia.org/wiki/Date_of_Easter.
 */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * rest) / 451)
  const marchDay = moon + rest - 7 * late + 22
  return daysLater(`${year}-03-01`, marchDay - 1)
}
