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

/** The symbol shown beside an amount; the ISO 4217 code if there is none. */
export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode
}

/**
 * Which of `count` colours a currency has, from 0: always the same, and another one for each
 * currency of the bank while there are colours enough.
 */
export function currencyIndex(currencyCode: string, count: number): number {
  const place = CODES.indexOf(currencyCode)
  return place < 0 ? steadyIndex(currencyCode, count) : place % count
}
