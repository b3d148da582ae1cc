import { type DictionaryItem, intlLocale, type Locale } from '@sixpence/protocol'
import { iso31661, iso31662 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

// Countries whose addresses name the state.
const WITH_STATES: ReadonlySet<string> = new Set(['AR', 'AU', 'BR', 'CA', 'IN', 'MX', 'US'])

/** All countries of ISO 3166-1, by name. */
export const everyCountry = (locale: Locale): DictionaryItem[] =>
  named(
    iso31661.map(({ alpha2 }) => alpha2),
    locale,
  )

/** Countries where people live: those that can be called. */
export const countriesToLiveIn = (locale: Locale): DictionaryItem[] =>
  named(
    iso31661.map(({ alpha2 }) => alpha2).filter(code => isSupportedCountry(code)),
    locale,
  )

/** Lists the calling codes without the plus, by country. */
export const phoneCodes = (locale: Locale): DictionaryItem[] =>
  countriesToLiveIn(locale).flatMap(country => {
    const code = String(country.id)
    return isSupportedCountry(code)
      ? [{ ...country, callingCode: getCountryCallingCode(code) }]
      : []
  })

/** States of ISO 3166-2. Their names stay as the country writes them, like on an envelope. */
export const states = (locale: Locale): DictionaryItem[] =>
  iso31662
    .filter(({ parent }) => WITH_STATES.has(parent))
    .map(({ code, name, parent }) => ({ id: code, name, countryCode: parent }))
    .toSorted(byName(locale))

function named(codes: readonly string[], locale: Locale): DictionaryItem[] {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region' })
  return codes.map(id => ({ id, name: names.of(id) ?? id })).toSorted(byName(locale))
}

function byName(locale: Locale) {
  const { compare } = new Intl.Collator(intlLocale(locale))
  return (one: DictionaryItem, other: DictionaryItem) => compare(one.name, other.name)
}
