import { DAY_MS, isDay, utcDay } from '@sixpence/protocol'
import { refuse } from '../http/index.ts'

/** The first possible day: earlier or much later years are written in another way. */
const FIRST_DAY = '1900-01-01'
const END_OF_DAYS = '9999-01-01'

/** The moments of a filter by days; null means any. */
export interface DayRange {
  readonly from: Date | null
  /** The first moment after the range. */
  readonly before: Date | null
}

/** A filter by days, as in calls. */
export interface DayRangeInput {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly timeZone?: string | undefined
}

/**
 * Reads a filter by days, the last one included. Days are those of `timeZone`, an IANA name, or of
 * UTC.
 *
 * @param names The call's names for its two days.
 * @throws {Refusal} `VF` with the field.
 */
export function dayRange(
  input: DayRangeInput,
  names = { from: 'fromDate', to: 'toDate' },
): DayRange {
  const offsetAt = offsetIn(input.timeZone)
  const begin = (day: Date) => beginningOf(day, offsetAt)
  const first = momentOf(input.fromDate, names.from)
  const last = momentOf(input.toDate, names.to)
  return {
    from: first && begin(first),
    before: last && begin(new Date(last.getTime() + DAY_MS)),
  }
}

/** Returns the start of each of these days in their time zone: clocks may be put forward or back. */
export const beginningsOf = (days: readonly string[], timeZone: string | undefined): Date[] =>
  days.flatMap(day => dayRange({ fromDate: day, timeZone }).from ?? [])

/** Returns the day of a moment in a time zone, given as an IANA name. */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  return utcDay(moment.getTime() + offsetIn(timeZone)(moment))
}

function momentOf(text: string | undefined, param: string): Date | null {
  if (text === undefined) return null
  if (isDay(text) && text >= FIRST_DAY && text < END_OF_DAYS) return new Date(text)
  throw refuse.invalid(param, 'There is no such day.')
}

type OffsetAt = (moment: Date) => number

/**
 * Returns the start of the day with that name there. Clocks that are put back at midnight show it
 * twice: the day starts with the first. Clocks that are put forward never show it: the day starts
 * with the time they show next.
 */
function beginningOf(day: Date, offsetAt: OffsetAt): Date {
  const [before, after] = [-DAY_MS, DAY_MS].map(ms => offsetAt(new Date(day.getTime() + ms)))
  const early = new Date(day.getTime() - Math.max(before ?? 0, after ?? 0))
  const late = new Date(day.getTime() - Math.min(before ?? 0, after ?? 0))
  return early.getTime() + offsetAt(early) >= day.getTime() ? early : late
}

/** Returns the milliseconds by which clocks of a place are ahead of UTC. */
function offsetIn(timeZone = 'UTC'): OffsetAt {
  if (timeZone === 'UTC') return () => 0
  const format = formatIn(timeZone)
  return moment => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    const there = Date.UTC(year, month - 1, day, hour, minute, second)
    return there - Math.floor(moment.getTime() / 1000) * 1000
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw refuse.invalid('timeZone', 'There is no such time zone.')
  }
}
