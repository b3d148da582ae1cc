/** The symbols of currencies that have one, by their ISO 4217 codes. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  AUD: '$',
  CAD: '$',
  GBP: '£',
  RON: 'lei',
}

/** Returns the symbol shown beside an amount; the ISO 4217 code if there is none. */
export function currencySymbol(currencyCode: string): string {
  return CURRENCY_SYMBOLS[currencyCode] ?? currencyCode
}
