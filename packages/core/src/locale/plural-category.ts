import { intlLocale } from '@sixpence/protocol/locale'
import type { DisplayLocale } from './display-locale.ts'

const rules = new Map<DisplayLocale, Intl.PluralRules>()

/** Returns the plural form for `count`, by the CLDR plural rules. */
export function pluralCategory(locale: DisplayLocale, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(intlLocale(locale))
  rules.set(locale, known)
  return known.select(count)
}
