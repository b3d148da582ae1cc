/** A number as the bank wants it. */
export interface PhoneNumber {
  /** The calling code without `+`. */
  readonly phoneCountryCode: string
  /** The national number, digits alone. */
  readonly phone: string
}

/**
 * Reads what somebody typed, with or without the code of the country; undefined for what is no
 * number. The plans of all countries are loaded by the first call: they weigh more than the form.
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
