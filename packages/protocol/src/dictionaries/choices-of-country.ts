import type { DictionaryItem } from './schemas.ts'

/** Returns the choices without those of other countries. */
export const choicesOfCountry = (
  items: readonly DictionaryItem[],
  country: string | undefined,
): DictionaryItem[] =>
  items.filter(
    ({ countryCode = country, countryCodes = [countryCode ?? ''] }) =>
      country === undefined || (countryCode === country && countryCodes.includes(country)),
  )
