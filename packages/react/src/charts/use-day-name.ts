import { useFormats } from '../i18n/index.ts'

/** Days are nobody's moments: written as they stand, in no time zone. */
export function useDayName(): (day: string) => string {
  const { languageTag } = useFormats()
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' })
  return day => format.format(new Date(`${day}T00:00:00Z`))
}
