/** The languages of the bank, in the order they are offered. On the wire Ukrainian is `ua`. */
export const LOCALES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

/**
 * The language tag that `Intl`, `lang` attributes and plural rules understand: the bank's `ua` is
 * Ukrainian, which BCP 47 calls `uk`.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'ua' ? 'uk' : locale
}
