const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  AUD: '$',
  CAD: '$',
  GBP: '£',
  RON: 'lei',
}

/** The sign that stands beside an amount; the ISO 4217 code itself where there is none. */
export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode
}
