/** The languages of the bank, in the order they are offered. On the wire Ukrainian is `ua`. */
export const LOCALES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const

export type Locale = (typeof LOCALES)[number]

const TAGS: Readonly<Partial<Record<string, string>>> = { ua: 'uk', pt: 'pt-PT' }

/**
 * Returns the language tag for `Intl`, `lang` attributes and plural rules. The bank's `ua` is
 * Ukrainian, `uk` in BCP 47, and its `pt` is that of Portugal, while plain `pt` means Brazil's. Any
 * other tag stays as it is.
 */
export const intlLocale = (locale: string): string => TAGS[locale] ?? locale

/**
 * Returns the tag for writing dates and times in a language as used in a region, e.g. `US`. English
 * is British if there is no region, or if the region has no English of its own.
 */
export function regionalLocale(locale: string, region?: string): string {
  const spoken = intlLocale(locale)
  if (region !== undefined && /^([A-Z]{2}|\d{3})$/.test(region)) {
    const tag = new Intl.Locale(spoken, { region }).toString()
    // For an unknown region `Intl` would fall back to the plain language, i.e. to American English.
    if (new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag) return tag
  }
  return locale === 'en' ? 'en-GB' : spoken
}
