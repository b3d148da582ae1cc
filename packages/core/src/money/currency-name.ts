import { capitalise, intlLocale, type DisplayLocale } from '../locale/index.ts'

/** ISO 4217 codes have three letters. `Intl` throws on anything else. */
const CODE = /^[a-z]{3}$/i

const names = new Map<DisplayLocale, Intl.DisplayNames>()

/** Returns a currency's name, e.g. `British Pound`; the code if it has none. */
export function currencyName(currencyCode: string, locale: DisplayLocale): string {
  if (!CODE.test(currencyCode)) return currencyCode
  const known = names.get(locale) ?? new Intl.DisplayNames(intlLocale(locale), { type: 'currency' })
  names.set(locale, known)
  return capitalise(known.of(currencyCode) ?? currencyCode, locale)
}
