/** The languages of the bank, in the order they are offered. On the wire Ukrainian is `ua`. */
export const LOCALES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

const TAGS: Partial<Record<Locale, string>> = { ua: 'uk', pt: 'pt-PT' }

/**
 * The language tag for `Intl`, `lang` attributes and plural rules: the bank's `ua` is Ukrainian,
 * which is `uk` in BCP 47, and its `pt` is that of Portugal, while plain `pt` is Brazil's.
 */
export const intlLocale = (locale: Locale): string => TAGS[locale] ?? locale

/**
 * The tag by which days and the clock are written: the language as it is used in a region, e.g.
 * `US`. English is Britain's where no region is named, or none that has an English of its own.
 */
export function regionalLocale(locale: Locale, region?: string): string {
  const spoken = intlLocale(locale)
  if (region !== undefined && /^([A-Z]{2}|\d{3})$/.test(region)) {
    const wanted = new Intl.Locale(spoken, { region }).toString()
    // What is not known is written as the language is elsewhere, for English as in America.
    if (new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted) return wanted
  }
  return locale === 'en' ? 'en-GB' : spoken
}
