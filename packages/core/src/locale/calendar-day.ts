import { DAY_MS, utcDay } from '@sixpence/protocol/utc-day'

/** A day without a time, in ISO 8601: `2026-11-21`. */
export type CalendarDay = string

/**
 * Returns the calendar day of an instant, which depends on the time zone.
 *
 * @param instant ISO 8601 in UTC.
 * @param timeZone An IANA name; by default the device's.
 */
export function calendarDay(instant: string, timeZone?: string): CalendarDay {
  const at = Date.parse(instant)
  return utcDay(at + offsetsIn(timeZone)(at))
}

/** Returns the day `days` earlier, across months and years. */
export function daysBefore(day: CalendarDay, days: number): CalendarDay {
  return utcDay(Date.parse(day) - days * DAY_MS)
}

/** Returns how many days the second day is before the first. */
export function daysBetween(later: CalendarDay, earlier: CalendarDay): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS
}

/** The IANA name of the device's time zone. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const MINUTE_MS = 60_000
const SPAN_MS = 14 * DAY_MS

/** Returns a {@link calendarDay} for one time zone that stays fast for ten thousand instants. */
export function calendarDays(timeZone?: string): (instant: string) => CalendarDay {
  const offsetAt = offsetsIn(timeZone)
  // The last day and its ends, within which an instant needs no offset.
  let day = ''
  let from = 0
  let to = 0
  return instant => {
    const at = Date.parse(instant)
    if (at >= from && at < to) return day
    const offset = offsetAt(at)
    day = utcDay(at + offset)
    from = Math.floor((at + offset) / DAY_MS) * DAY_MS - offset
    to = from + DAY_MS
    // On a day when clocks change, each instant is looked up.
    if (offsetAt(from) !== offset || offsetAt(to) !== offset) to = from
    return day
  }
}

/** The milliseconds by which a time zone is ahead of UTC. */
type OffsetAt = (at: number) => number

const zones = new Map<string, OffsetAt>()

/** @param timeZone By default the device's, which `Date` knows a hundred times faster than `Intl`. */
function offsetsIn(timeZone?: string): OffsetAt {
  if (timeZone === undefined) return deviceOffset
  const offsetAt = zones.get(timeZone) ?? rememberOffsets(timeZone)
  zones.set(timeZone, offsetAt)
  return offsetAt
}

const deviceOffset: OffsetAt = at => -new Date(at).getTimezoneOffset() * MINUTE_MS

// Computing an offset is expensive. Clocks change at most once in two weeks, so a span of two weeks
// that starts and ends with the same offset has only that one.
function rememberOffsets(timeZone: string): OffsetAt {
  const spans = new Map<number, number>()
  const exactly = exactOffsets(timeZone)
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

function exactOffsets(timeZone: string): OffsetAt {
  const clock = new Intl.DateTimeFormat('en', { ...CLOCK, timeZone })
  return at => {
    const second = Math.floor(at / 1000) * 1000
    const shown = new Map(clock.formatToParts(second).map(({ type, value }) => [type, value]))
    const part = (type: keyof Intl.DateTimeFormatPartTypesRegistry) => Number(shown.get(type))
    const day = [part('year'), part('month') - 1, part('day')] as const
    return Date.UTC(...day, part('hour'), part('minute'), part('second')) - second
  }
}

const CLOCK = {
  // Else midnight would be the hour 24 in some engines.
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
