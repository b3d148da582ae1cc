import {
  fromAbsolute,
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  toCalendarDate,
} from '@internationalized/date'

/** A day without a time, as ISO 8601: `2026-11-21`. */
export type CalendarDay = string

/**
 * The calendar day of an instant, which depends on the time zone.
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

const DAY_MS = 24 * 60 * 60_000
const SPAN_MS = 14 * DAY_MS

/**
 * Answers the day of moments of one place, as {@link calendarDay}: quick also where there are ten
 * thousand of them.
 */
export function calendarDays(
  timeZone: string = getLocalTimeZone(),
): (instant: string) => CalendarDay {
  const offsetAt = offsetsIn(timeZone)
  let known: { readonly number: number; readonly day: CalendarDay } | undefined
  return instant => {
    const at = Date.parse(instant)
    const there = at + offsetAt(at)
    const number = Math.floor(there / DAY_MS)
    if (known?.number !== number)
      known = { number, day: new Date(there).toISOString().slice(0, 'YYYY-MM-DD'.length) }
    return known.day
  }
}

/** By how many milliseconds clocks of a place are ahead of UTC. */
type OffsetAt = (at: number) => number

const zones = new Map<string, OffsetAt>()

function offsetsIn(timeZone: string): OffsetAt {
  const offsetAt = zones.get(timeZone) ?? rememberOffsets(timeZone)
  zones.set(timeZone, offsetAt)
  return offsetAt
}

// Asking what the clocks show is dear. They are put forward or back once in two weeks at most: two
// weeks that end as they began have one answer.
function rememberOffsets(timeZone: string): OffsetAt {
  const spans = new Map<number, number>()
  const exactly: OffsetAt = at => fromAbsolute(at, timeZone).offset
  const atBeginningOf = (span: number) => {
    const offset = spans.get(span) ?? exactly(span * SPAN_MS)
    spans.set(span, offset)
    return offset
  }
  return at => {
    const span = Math.floor(at / SPAN_MS)
    const offset = atBeginningOf(span)
    return offset === atBeginningOf(span + 1) ? offset : exactly(at)
  }
}
