import { getLocalTimeZone, parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date'

/** A day without a time, as ISO 8601: `2026-11-21`. */
export type CalendarDay = string

/**
 * The day on which a moment falls, which depends on where one stands.
 *
 * @param instant ISO 8601 in UTC.
 * @param timeZone An IANA name; by default the device's.
 */
export function calendarDay(instant: string, timeZone: string = getLocalTimeZone()): CalendarDay {
  return toCalendarDate(parseAbsolute(instant, timeZone)).toString()
}

/** Whether a text is a day that there is: the 30th of February is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** As many days earlier; month and year follow. */
export function daysBefore(day: CalendarDay, days: number): CalendarDay {
  return parseDate(day).subtract({ days }).toString()
}

/** The IANA name of the place where the device is. */
export function localTimeZone(): string {
  return getLocalTimeZone()
}

/**
 * Answers the day of moments of one place, as {@link calendarDay}: quick where moments of one day
 * come after each other, as in a history.
 */
export function calendarDays(
  timeZone: string = getLocalTimeZone(),
): (instant: string) => CalendarDay {
  let known: { day: CalendarDay; from: number; before: number } | undefined
  return instant => {
    const at = Date.parse(instant)
    if (known && at >= known.from && at < known.before) return known.day
    const day = toCalendarDate(parseAbsolute(instant, timeZone))
    const begins = (date: typeof day) => date.toDate(timeZone).getTime()
    known = { day: day.toString(), from: begins(day), before: begins(day.add({ days: 1 })) }
    return known.day
  }
}
