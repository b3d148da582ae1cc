import { steadyIndex } from '../locale/index.ts'

const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  AUD: '$',
  CAD: '$',
  GBP: '£',
  RON: 'lei',
}

const CODES = Object.keys(SYMBOLS)

/** Returns the symbol shown beside an amount; the ISO 4217 code if there is none. */
export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode
}

/**
 * Picks one of `count` colours for a currency, from 0: always the same, and different for each of
 * the bank's currencies while there are enough.
 */
export function currencyIndex(currencyCode: string, count: number): number {
  const index = CODES.indexOf(currencyCode)
  return index < 0 ? steadyIndex(currencyCode, count) : index % count
}
