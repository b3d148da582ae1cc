import { useFormats } from './use-formats.ts'

/** Answers what a country is called in the reader's language; its code where that is not known. */
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
