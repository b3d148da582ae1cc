import { useFormats } from '../i18n/index.ts'

/** Returns a function that formats a day. Days have no time zone, so they are formatted as they are. */
export function useDayName(): (day: string) => string {
  const { languageTag } = useFormats()
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' })
  return day => format.format(new Date(`${day}T00:00:00Z`))
}
