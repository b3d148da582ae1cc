import { capitalise, intlLocale, type Locale } from '../locale/index.ts'

/** ISO 4217 has three letters. `Intl` throws at anything else. */
const CODE = /^[a-z]{3}$/i

const names = new Map<Locale, Intl.DisplayNames>()

/** What a language calls a currency, e.g. `British Pound`; the code itself where it has no name. */
export function currencyName(currencyCode: string, locale: Locale): string {
  if (!CODE.test(currencyCode)) return currencyCode
  const known = names.get(locale) ?? new Intl.DisplayNames(intlLocale(locale), { type: 'currency' })
  names.set(locale, known)
  return capitalise(known.of(currencyCode) ?? currencyCode, locale)
}
