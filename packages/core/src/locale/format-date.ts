import { intlLocale, regionalLocale } from '@sixpence/protocol/locale'
import { daysBetween, type CalendarDay } from './calendar-day.ts'
import { capitalise } from './capitalise.ts'
import type { DisplayLocale } from './display-locale.ts'

// The bank's own letters and files use them, and a screen has one kind of digits: see `formatMoney`.
const WRITTEN = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** The reader's location. */
export interface DateFormat {
  /** An IANA time zone; by default the device's. */
  readonly timeZone?: string | undefined
  /** ISO 3166-1, e.g. `US`; without it, English follows British usage. */
  readonly region?: string | undefined
}

/** Formats the day of an instant, e.g. `21 Nov 2026`. */
export function formatDate(
  instant: string,
  locale: DisplayLocale,
  format: DateFormat = {},
): string {
  return style(locale, { dateStyle: 'medium', ...format }).format(new Date(instant))
}

/** Formats the time of day of an instant, to the minute. */
export function formatTime(
  instant: string,
  locale: DisplayLocale,
  format: DateFormat = {},
): string {
  return style(locale, { timeStyle: 'short', ...format }).format(new Date(instant))
}

/** Formats the day and time of an instant. */
export function formatDateTime(
  instant: string,
  locale: DisplayLocale,
  format: DateFormat = {},
): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...format } as const
  return style(locale, options).format(new Date(instant))
}

/** The current day, and the reader's region. */
export interface TodayFormat extends Pick<DateFormat, 'region'> {
  readonly today: CalendarDay
}

/**
 * Formats a day as a list heading: "Today" or "Yesterday" in the language's own words, else weekday
 * and date, with the year if it isn't that of `today`.
 */
export const formatDayHeading = (
  day: CalendarDay,
  locale: DisplayLocale,
  format: TodayFormat,
): string => nearDay(day, locale, { ...format, weekday: 'long', day: 'numeric', month: 'long' })

/** Formats the same for a row, e.g. `21 Nov`. */
export const formatRecentDay = (
  day: CalendarDay,
  locale: DisplayLocale,
  format: TodayFormat,
): string => nearDay(day, locale, { ...format, day: 'numeric', month: 'short' })

/**
 * Formats a day for a sentence, e.g. `21 Nov`, even if it is today, with the year if it isn't that
 * of `today`.
 */
export const formatShortDay = (
  day: CalendarDay,
  locale: DisplayLocale,
  format: TodayFormat,
): string => dayOfYear(day, locale, { ...format, day: 'numeric', month: 'short' })

type DayParts = TodayFormat & Intl.DateTimeFormatOptions

function nearDay(day: CalendarDay, locale: DisplayLocale, parts: DayParts): string {
  const daysAgo = daysBetween(parts.today, day)
  const isNear = daysAgo === 0 || daysAgo === 1
  return capitalise(isNear ? relative(-daysAgo, locale) : dayOfYear(day, locale, parts), locale)
}

function dayOfYear(day: CalendarDay, locale: DisplayLocale, { today, ...parts }: DayParts): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return style(locale, { ...parts, year, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** Formats the month of a day, e.g. `October 2026`. */
export function formatMonth(
  day: CalendarDay,
  locale: DisplayLocale,
  { region }: Pick<DateFormat, 'region'> = {},
): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC', region } as const
  return capitalise(style(locale, options).format(new Date(`${day}T00:00:00Z`)), locale)
}

/** Formats a day without a time, e.g. `21 Nov 2026`: the same in every time zone. */
export function formatCalendarDay(
  day: CalendarDay,
  locale: DisplayLocale,
  { region }: Pick<DateFormat, 'region'> = {},
): string {
  return formatDate(`${day}T00:00:00Z`, locale, { timeZone: 'UTC', region })
}

function relative(days: number, locale: DisplayLocale): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' })
  return format.format(days, 'day')
}

const styles = new Map<string, Intl.DateTimeFormat>()

// Cached: creating a format costs far more than using it, and a history has hundreds of dates.
function style(
  locale: DisplayLocale,
  {
    region,
    ...options
  }: DateFormat & {
    [Name in keyof Intl.DateTimeFormatOptions]: Intl.DateTimeFormatOptions[Name] | undefined
  },
): Intl.DateTimeFormat {
  const key = `${locale} ${region ?? ''} ${JSON.stringify(options)}`
  const known = styles.get(key)
  if (known !== undefined) return known
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  const made = new Intl.DateTimeFormat(regionalLocale(locale, region), {
    ...WRITTEN,
    ...Object.fromEntries(set),
  })
  styles.set(key, made)
  return made
}
