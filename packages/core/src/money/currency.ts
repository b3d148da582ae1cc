const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  AUD: '$',
  CAD: '$',
  GBP: '£',
  RON: 'lei',
}

// What ISO 4217 does not know has as many decimals as an amount may have.
const CRYPTO: ReadonlySet<string> = new Set(['BTC', 'BCH', 'ETH', 'LTC'])
const MOST_DECIMALS = 8

/** The sign that stands beside an amount; the ISO 4217 code itself where there is none. */
export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode
}

/** How many decimals an amount of this currency may have, by ISO 4217; 8 for crypto currencies. */
export function minorUnits(currencyCode: string): number {
  if (CRYPTO.has(currencyCode)) return MOST_DECIMALS
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
