import { intlLocale, type Locale } from '@sixpence/protocol'

const rules = new Map<Locale, Intl.PluralRules>()

/** Returns the plural form for `count`, by the CLDR plural rules. */
export function pluralCategory(locale: Locale, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(intlLocale(locale))
  rules.set(locale, known)
  return known.select(count)
}
