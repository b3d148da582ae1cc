/** The languages of the bank, in the order they are offered. On the wire Ukrainian is `ua`. */
export const LOCALES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

const TAGS: Partial<Record<Locale, string>> = { ua: 'uk', pt: 'pt-PT' }

/**
 * The language tag that `Intl`, `lang` attributes and plural rules understand: the bank's `ua` is
 * Ukrainian, which BCP 47 calls `uk`, and its `pt` that of Portugal, where `pt` alone is Brazil's.
 */
export const intlLocale = (locale: Locale): string => TAGS[locale] ?? locale
