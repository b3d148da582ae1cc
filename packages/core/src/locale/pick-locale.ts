import { type Locale, LOCALES } from '@sixpence/protocol/locale'

/** Used if no other language fits. */
export const DEFAULT_LOCALE: Locale = 'en'

/** True for the code of a bank language; `ua` is one, `uk` is not. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some(locale => locale === value)
}

/**
 * Returns the first preferred language that is offered, ignoring regions: `pt-BR` matches `pt`, and
 * a browser's `uk` matches `ua`. Falls back to English, or to the first language offered if English
 * isn't.
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

/** Returns the bank's language for a BCP 47 tag, ignoring its region; undefined for all others. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'uk') return 'ua'
  return isLocale(language) ? language : undefined
}
