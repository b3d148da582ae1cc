import {
  calendarDay,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatFileSize,
  formatMonth,
  formatRecentDay,
  formatShortDay,
  formatTime,
  intlLocale,
  pickRegion,
  regionalLocale,
  textDirection,
  type CalendarDay,
  type DisplayLocale,
  type TextDirection,
} from '@sixpence/core/locale'
import { currencyName } from '@sixpence/core/money'
import { useContext, useSyncExternalStore } from 'react'
import { browserLanguages } from './browser-languages.ts'
import { RegionContext, useMessageStore } from './messages-context.ts'

/** Formats for dates and numbers in the current language and the customer's region and time zone. */
export interface Formats {
  readonly locale: DisplayLocale
  /** The language tag for `Intl`, e.g. `uk` or `en-GB`. */
  readonly languageTag: string
  /** The direction of the language, for `dir`. */
  readonly direction: TextDirection
  /** Formats the day of a moment (ISO 8601), e.g. `21 Nov 2026`. */
  date(instant: string): string
  dateTime(instant: string): string
  time(instant: string): string
  /** Formats a day as the heading of a list: "Today", "Yesterday", else weekday and date. */
  dayHeading(day: CalendarDay, today: CalendarDay): string
  /** Formats the same for a row, e.g. `21 Nov`. */
  recentDay(day: CalendarDay, today: CalendarDay): string
  /** Formats a day for a sentence, e.g. `21 Nov`, also for today. */
  shortDay(day: CalendarDay, today: CalendarDay): string
  /** Formats a day without a time (`2026-11-21`), e.g. `21 Nov 2026`: the same in every time zone. */
  calendarDay(day: CalendarDay): string
  /** Formats the month of such a day, e.g. `November 2026`. */
  month(day: CalendarDay): string
  /** Formats a count with the language's grouping, e.g. `1,800`. Not for money. */
  count(count: number): string
  /** Formats the size of a file, e.g. `2.4 MB`. */
  fileSize(bytes: number): string
  /** Returns the name of a currency, e.g. `Euro`. */
  readonly currencyName: (currencyCode: string) => string
  /** Returns the day of a moment in the customer's time zone. */
  dayOf(instant: string): CalendarDay
}

/** Returns formats for the current language. The same object until it changes. */
export function useFormats(): Formats {
  const store = useMessageStore()
  const { locale } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const region = pickRegion(locale, browserLanguages(), useContext(RegionContext))
  return formatsOf(locale, region)
}

const known = new Map<string, Formats>()

// Shared by all components: a list has hundreds of rows, and creating formats is slow.
function formatsOf(locale: DisplayLocale, region: string | undefined): Formats {
  const key = `${locale} ${region ?? ''}`
  const formats = known.get(key) ?? makeFormats(locale, region)
  known.set(key, formats)
  return formats
}

function makeFormats(locale: DisplayLocale, region: string | undefined): Formats {
  let counts: Intl.NumberFormat | undefined
  const where = { region }
  return {
    locale,
    languageTag: regionalLocale(locale, region),
    direction: textDirection(locale),
    date: instant => formatDate(instant, locale, where),
    dateTime: instant => formatDateTime(instant, locale, where),
    time: instant => formatTime(instant, locale, where),
    dayHeading: (day, today) => formatDayHeading(day, locale, { today, region }),
    recentDay: (day, today) => formatRecentDay(day, locale, { today, region }),
    shortDay: (day, today) => formatShortDay(day, locale, { today, region }),
    calendarDay: day => formatCalendarDay(day, locale, where),
    month: day => formatMonth(day, locale, where),
    // The browser's first format takes 0.1 seconds on a phone, and many screens need none.
    count: count => (counts ??= countsIn(locale)).format(count),
    fileSize: bytes => formatFileSize(bytes, locale),
    currencyName: currencyCode => currencyName(currencyCode, locale),
    dayOf: instant => calendarDay(instant),
  }
}

const countsIn = (locale: DisplayLocale) =>
  new Intl.NumberFormat(intlLocale(locale), { numberingSystem: 'latn' })
