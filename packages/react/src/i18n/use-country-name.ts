import { useFormats } from './use-formats.ts'

/** Returns a function that names a country in the current language; its code if unknown. */
export function useCountryName(): (countryCode: string) => string {
  const { languageTag } = useFormats()
  return countryCode => nameOf(countryCode, languageTag)
}

const known = new Map<string, Intl.DisplayNames>()

// Creating one is slow, and a list has many countries.
function nameOf(countryCode: string, languageTag: string): string {
  const names = known.get(languageTag) ?? new Intl.DisplayNames([languageTag], { type: 'region' })
  known.set(languageTag, names)
  return names.of(countryCode) ?? countryCode
}
