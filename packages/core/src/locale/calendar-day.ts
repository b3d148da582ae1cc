import { getLocalTimeZone, parseAbsolute, toCalendarDate } from '@internationalized/date'

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
