import { intlLocale, type Locale } from '@sixpence/protocol'

/** Capitalises the first letter by the language's rules. */
export function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(intlLocale(locale)) + text.slice(1)
}
