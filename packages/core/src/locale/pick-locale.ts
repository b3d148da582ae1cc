import { type Locale, LOCALES } from '@sixpence/protocol'

/** The language used if no other fits. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Tells whether a text is one of the bank's languages; `uk` is not, `ua` is. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some(locale => locale === value)
}

/**
 * The first of the preferred languages that is offered, regions left aside: `pt-BR` finds `pt`, and
 * a browser's `uk` finds `ua`. Without a match English, or the first offered where English is not.
 *
 * @param preferred BCP 47 tags or the bank's own codes, best first, e.g. `navigator.languages`.
 */
export function pickLocale(
  preferred: readonly string[],
  offered: readonly Locale[] = LOCALES,
): Locale {
  for (const tag of preferred) {
    const locale = localeOfTag(tag)
    if (locale !== undefined && offered.includes(locale)) return locale
  }
  return offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE)
}

/** The bank's language that a BCP 47 tag is of, its region left aside; undefined for all others. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'uk') return 'ua'
  return isLocale(language) ? language : undefined
}
