import { PLAIN_TEXT_RAILS } from '../../payouts/index.ts'
import type { BatchWay } from '../format.ts'
import type { BatchRules } from './batch-rules.ts'

/** The way in which a row is paid, as far as its country and currency show. */
export interface RowWay {
  /** The country's ways; undefined if no money can be sent there, or no country is given. */
  readonly ways: readonly BatchWay[] | undefined
  /** The way whose fields the row needs: the one for its currency, or else the first. */
  readonly way: BatchWay | undefined
  /** Undefined if the row has no currency that can arrive. */
  readonly currencyCode: string | undefined
}

/** True if names and notes may only contain the characters of `checkPaymentText`. */
export const isPlainText = (way: BatchWay | undefined): boolean =>
  way !== undefined && PLAIN_TEXT_RAILS.has(way.rail)

/** Returns a code as typed in canonical form. */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** Finds the way of a row by its country and currency. Without a currency it is the account's. */
export function rowWay(rules: BatchRules, textOf: (column: string) => string): RowWay {
  const { countryColumn, currencyColumn } = rules
  const country = countryColumn === undefined ? '' : codeOf(textOf(countryColumn))
  const ways = rules.ways.get(country)
  if (currencyColumn === undefined)
    return { ways, way: ways?.[0], currencyCode: rules.accountCurrency }
  const currency = codeOf(textOf(currencyColumn))
  const way = ways?.find(({ currencies }) => currencies.includes(currency))
  const isReachable = ways ? way !== undefined : /^[A-Z]{3}$/.test(currency)
  return { ways, way: way ?? ways?.[0], currencyCode: isReachable ? currency : undefined }
}
