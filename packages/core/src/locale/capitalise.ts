import { intlLocale, type Locale } from '@sixpence/protocol'

/** Begins a text with a capital letter, as the language has it. */
export function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(intlLocale(locale)) + text.slice(1)
}
