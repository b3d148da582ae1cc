export { intlLocale, LOCALES, regionalLocale } from '@sixpence/protocol/locale'
export type { Locale } from '@sixpence/protocol/locale'
export { DAY_MS, utcDay } from '@sixpence/protocol/utc-day'
export { isolated } from '@sixpence/protocol/names'
export { calendarDay, calendarDays, daysBefore, localTimeZone } from './calendar-day.ts'
export type { CalendarDay } from './calendar-day.ts'
export { capitalise } from './capitalise.ts'
export { textDirection } from './display-locale.ts'
export type { DisplayLocale, TextDirection } from './display-locale.ts'
export {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatMonth,
  formatRecentDay,
  formatShortDay,
  formatTime,
} from './format-date.ts'
export type { DateFormat } from './format-date.ts'
export { formatFileSize } from './format-file-size.ts'
export { initialsOf, steadyIndex } from './initials-of.ts'
export { LOCALE_ENTRIES } from './locale-entry.ts'
export type { LocaleEntry } from './locale-entry.ts'
export { DEFAULT_LOCALE, isLocale, localeOfTag, pickLocale } from './pick-locale.ts'
export { pickRegion } from './pick-region.ts'
export { pluralCategory } from './plural-category.ts'
