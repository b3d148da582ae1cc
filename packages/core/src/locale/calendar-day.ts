/** A day without a time, as ISO 8601: `2026-11-21`. */
export type CalendarDay = string

const DAY_MS = 24 * 60 * 60_000

/**
 * The calendar day of an instant, which depends on the time zone.
 *
 * @param instant ISO 8601 in UTC.
 * @param timeZone An IANA name; by default the device's.
 */
export function calendarDay(instant: string, timeZone: string = localTimeZone()): CalendarDay {
  const at = Date.parse(instant)
  return dayAt(at + offsetOf(at, timeZone))
}

/** Whether a text is a day that there is: the 30th of February is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** As many days earlier; month and year follow. */
export function daysBefore(day: CalendarDay, days: number): CalendarDay {
  return dayAt(beginningOf(day) - days * DAY_MS)
}

/** How many days lie between two: below zero where the second is the earlier one. */
export function daysBetween(first: CalendarDay, second: CalendarDay): number {
  return (beginningOf(second) - beginningOf(first)) / DAY_MS
}

let deviceZone: string | undefined

/** The IANA name of the place where the device is. */
export function localTimeZone(): string {
  return (deviceZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

const beginningOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

const dayAt = (at: number): CalendarDay => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)

const SPAN_MS = 14 * DAY_MS

/**
 * Answers the day of moments of one place, as {@link calendarDay}: quick also where there are ten
 * thousand of them.
 */
export function calendarDays(timeZone: string = localTimeZone()): (instant: string) => CalendarDay {
  const offsetAt = offsetsIn(timeZone)
  let known: { readonly number: number; readonly day: CalendarDay } | undefined
  return instant => {
    const at = Date.parse(instant)
    const there = at + offsetAt(at)
    const number = Math.floor(there / DAY_MS)
    if (known?.number !== number) known = { number, day: dayAt(there) }
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
  const exactly: OffsetAt = at => offsetOf(at, timeZone)
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

const clocks = new Map<string, Intl.DateTimeFormat>()

/** By how many milliseconds clocks of a place are ahead of UTC at a moment. */
function offsetOf(at: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? clockIn(timeZone)
  clocks.set(timeZone, clock)
  const shown: Record<string, number> = {}
  for (const { type, value } of clock.formatToParts(at)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  const sinceSecond = ((at % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + sinceSecond - at
}

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
