import {
  calendarDay,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatMonth,
  formatTime,
  intlLocale,
  type CalendarDay,
  type Locale,
} from '@sixpence/core/locale'
import { currencyName } from '@sixpence/core/money'
import { useSyncExternalStore } from 'react'
import { useMessageStore } from './messages-context.ts'

/** Writes dates and counts in the language on show and the customer's own time zone. */
export interface Formats {
  readonly locale: Locale
  /** The language tag for `Intl` and `lang`, e.g. `uk`. */
  readonly languageTag: string
  /** The day of a moment (ISO 8601), e.g. `21 Nov 2026`. */
  date(instant: string): string
  dateTime(instant: string): string
  time(instant: string): string
  /** A day as the heading of a list: "Today", "Yesterday", else weekday and date. */
  dayHeading(day: CalendarDay, today: CalendarDay): string
  /** A day without a time (`2026-11-21`), e.g. `21 Nov 2026`: the same wherever one stands. */
  calendarDay(day: CalendarDay): string
  /** The month of such a day, e.g. `November 2026`. */
  month(day: CalendarDay): string
  /** A count, grouped as the language does it, e.g. `1,800`. Not for money. */
  count(count: number): string
  /** What a currency is called, e.g. `Euro`. */
  readonly currencyName: (currencyCode: string) => string
  /** The day on which a moment falls where the customer is. */
  dayOf(instant: string): CalendarDay
}

/** Formats that follow the language on show. The same object until it changes. */
export function useFormats(): Formats {
  const store = useMessageStore()
  const { locale } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return formatsOf(locale)
}

const known = new Map<Locale, Formats>()

// Shared by all components: a list has hundreds of rows, and creating formats is slow.
function formatsOf(locale: Locale): Formats {
  const formats = known.get(locale) ?? makeFormats(locale)
  known.set(locale, formats)
  return formats
}

function makeFormats(locale: Locale): Formats {
  const counts = new Intl.NumberFormat(intlLocale(locale))
  return {
    locale,
    languageTag: intlLocale(locale),
    date: instant => formatDate(instant, locale),
    dateTime: instant => formatDateTime(instant, locale),
    time: instant => formatTime(instant, locale),
    dayHeading: (day, today) => formatDayHeading(day, today, locale),
    calendarDay: day => formatCalendarDay(day, locale),
    month: day => formatMonth(day, locale),
    count: count => counts.format(count),
    currencyName: currencyCode => currencyName(currencyCode, locale),
    dayOf: instant => calendarDay(instant),
  }
}
