import { CURRENCY_SYMBOLS } from '@sixpence/protocol/amounts'
import { steadyIndex } from '../locale/index.ts'

const CODES = Object.keys(CURRENCY_SYMBOLS)

/**
 * Picks one of `count` colours for a currency, from 0: always the same, and different for each of
 * the bank's currencies while there are enough.
 */
export function currencyIndex(currencyCode: string, count: number): number {
  const index = CODES.indexOf(currencyCode)
  return index < 0 ? steadyIndex(currencyCode, count) : index % count
}
