import { intlLocale, type Locale } from '@sixpence/protocol'

const rules = new Map<Locale, Intl.PluralRules>()

/** Which form of a counted noun goes with `count`, by the plural rules of CLDR. */
export function pluralCategory(locale: Locale, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(intlLocale(locale))
  rules.set(locale, known)
  return known.select(count)
}
