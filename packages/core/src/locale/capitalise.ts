import { intlLocale } from '@sixpence/protocol/locale'
import type { DisplayLocale } from './display-locale.ts'

/** Capitalises the first letter by the language's rules. */
export function capitalise(text: string, locale: DisplayLocale): string {
  return text.charAt(0).toLocaleUpperCase(intlLocale(locale)) + text.slice(1)
}
