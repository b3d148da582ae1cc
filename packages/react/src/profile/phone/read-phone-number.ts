/** A number in the bank's format. */
export interface PhoneNumber {
  /** The calling code without `+`. */
  readonly phoneCountryCode: string
  /** The national number, only digits. */
  readonly phone: string
}

/**
 * Reads a typed number, with or without the code of the country; returns undefined if it isn't a
 * number. The first call loads the plans of all countries: they are larger than the form.
 */
export async function readPhoneNumber(
  typed: string,
  countryCode: string,
): Promise<PhoneNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const parsed = isSupportedCountry(countryCode)
    ? parsePhoneNumberFromString(typed, countryCode)
    : undefined
  if (!parsed?.isValid()) return undefined
  return { phoneCountryCode: parsed.countryCallingCode, phone: parsed.nationalNumber }
}
