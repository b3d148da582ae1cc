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
  type CalendarDay,
  type Locale,
} from '@sixpence/core/locale'
import { currencyName } from '@sixpence/core/money'
import { useContext, useSyncExternalStore } from 'react'
import { browserLanguages } from './browser-languages.ts'
import { RegionContext, useMessageStore } from './messages-context.ts'

/** Writes dates and counts in the language on show, for the customer's own region and time zone. */
export interface Formats {
  readonly locale: Locale
  /** The language tag for `Intl`, e.g. `uk` or `en-GB`. */
  readonly languageTag: string
  /** The day of a moment (ISO 8601), e.g. `21 Nov 2026`. */
  date(instant: string): string
  dateTime(instant: string): string
  time(instant: string): string
  /** A day as the heading of a list: "Today", "Yesterday", else weekday and date. */
  dayHeading(day: CalendarDay, today: CalendarDay): string
  /** The same beside a row, e.g. `21 Nov`. */
  recentDay(day: CalendarDay, today: CalendarDay): string
  /** A day within a sentence, e.g. `21 Nov`, today's too. */
  shortDay(day: CalendarDay, today: CalendarDay): string
  /** A day without a time (`2026-11-21`), e.g. `21 Nov 2026`: the same in every time zone. */
  calendarDay(day: CalendarDay): string
  /** The month of such a day, e.g. `November 2026`. */
  month(day: CalendarDay): string
  /** A count, grouped as the language does it, e.g. `1,800`. Not for money. */
  count(count: number): string
  /** The size of a file, e.g. `2.4 MB`. */
  fileSize(bytes: number): string
  /** What a currency is called, e.g. `Euro`. */
  readonly currencyName: (currencyCode: string) => string
  /** The day on which a moment falls where the customer is. */
  dayOf(instant: string): CalendarDay
}

/** Formats that follow the language on show. The same object until it changes. */
export function useFormats(): Formats {
  const store = useMessageStore()
  const { locale } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const region = pickRegion(locale, browserLanguages(), useContext(RegionContext))
  return formatsOf(locale, region)
}

const known = new Map<string, Formats>()

// Shared by all components: a list has hundreds of rows, and creating formats is slow.
function formatsOf(locale: Locale, region: string | undefined): Formats {
  const key = `${locale} ${region ?? ''}`
  const formats = known.get(key) ?? makeFormats(locale, region)
  known.set(key, formats)
  return formats
}

function makeFormats(locale: Locale, region: string | undefined): Formats {
  let counts: Intl.NumberFormat | undefined
  const where = { region }
  return {
    locale,
    languageTag: regionalLocale(locale, region),
    date: instant => formatDate(instant, locale, where),
    dateTime: instant => formatDateTime(instant, locale, where),
    time: instant => formatTime(instant, locale, where),
    dayHeading: (day, today) => formatDayHeading(day, locale, { today, region }),
    recentDay: (day, today) => formatRecentDay(day, locale, { today, region }),
    shortDay: (day, today) => formatShortDay(day, locale, { today, region }),
    calendarDay: day => formatCalendarDay(day, locale, where),
    month: day => formatMonth(day, locale, where),
    // The browser's first format costs a phone a tenth of a second; many screens count nothing.
    count: count => (counts ??= new Intl.NumberFormat(intlLocale(locale))).format(count),
    fileSize: bytes => formatFileSize(bytes, locale),
    currencyName: currencyCode => currencyName(currencyCode, locale),
    dayOf: instant => calendarDay(instant),
  }
}
