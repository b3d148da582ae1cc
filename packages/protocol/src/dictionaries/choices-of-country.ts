import type { DictionaryItem } from './schemas.ts'

/** Leaves the choices out that belong to other countries. */
export const choicesOfCountry = (
  items: readonly DictionaryItem[],
  country: string | undefined,
): DictionaryItem[] =>
  items.filter(
    ({ countryCode = country, countryCodes = [countryCode ?? ''] }) =>
      country === undefined || (countryCode === country && countryCodes.includes(country)),
  )
