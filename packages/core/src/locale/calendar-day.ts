import { utcDay } from '@sixpence/protocol'
import {
  fromAbsolute,
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  toCalendarDate,
} from '@internationalized/date'

/** A day without a time, in ISO 8601: `2026-11-21`. */
export type CalendarDay = string

/**
 * Returns the calendar day of an instant, which depends on the time zone.
 *
 * @param instant ISO 8601 in UTC.
 * @param timeZone An IANA name; by default the device's.
 */
export function calendarDay(instant: string, timeZone: string = getLocalTimeZone()): CalendarDay {
  return toCalendarDate(parseAbsolute(instant, timeZone)).toString()
}

/** Returns the day `days` earlier, across months and years. */
export function daysBefore(day: CalendarDay, days: number): CalendarDay {
  return parseDate(day).subtract({ days }).toString()
}

/** The IANA name of the device's time zone. */
export function localTimeZone(): string {
  return getLocalTimeZone()
}

const DAY_MS = 24 * 60 * 60_000
const SPAN_MS = 14 * DAY_MS

/** Returns a {@link calendarDay} for one time zone that stays fast for ten thousand instants. */
export function calendarDays(
  timeZone: string = getLocalTimeZone(),
): (instant: string) => CalendarDay {
  const offsetAt = offsetsIn(timeZone)
  let known: { readonly number: number; readonly day: CalendarDay } | undefined
  return instant => {
    const at = Date.parse(instant)
    const there = at + offsetAt(at)
    const number = Math.floor(there / DAY_MS)
    if (known?.number !== number) known = { number, day: utcDay(there) }
    return known.day
  }
}

/** The milliseconds by which a time zone is ahead of UTC. */
type OffsetAt = (at: number) => number

const zones = new Map<string, OffsetAt>()

function offsetsIn(timeZone: string): OffsetAt {
  const offsetAt = zones.get(timeZone) ?? rememberOffsets(timeZone)
  zones.set(timeZone, offsetAt)
  return offsetAt
}

// Computing an offset is expensive. Clocks change at most once in two weeks, so a span of two weeks
// that starts and ends with the same offset has only that one.
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
