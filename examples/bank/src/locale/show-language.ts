import { intlLocale, textDirection, type DisplayLocale } from '@sixpence/core/locale'

/** Sets the language of the page, and the direction in which it is written. */
export function showLanguage(locale: DisplayLocale): void {
  const { documentElement } = document
  documentElement.lang = intlLocale(locale)
  documentElement.dir = textDirection(locale)
}
