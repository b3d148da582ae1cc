import type { Locale } from '@sixpence/core/locale'
import { parseAmount, type ParsedAmount } from '@sixpence/core/money'

/**
 * Reads what a list of amounts in all currencies is narrowed down by: as an amount of most
 * currencies, in which `1,000` is a thousand, else with as many decimals as any currency has.
 */
export function parseBound(text: string, locale: Locale): ParsedAmount {
  const usual = parseAmount(text, locale, 'EUR')
  return usual.ok ? usual : parseAmount(text, locale, FINEST)
}

const FINEST = 'BTC'
