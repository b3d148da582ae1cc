import type { DisplayLocale } from '@sixpence/core/locale'
import { parseAmount, type ParsedAmount } from '@sixpence/core/money'

/**
 * Reads a limit for filtering amounts in all currencies: first like most currencies, in which
 * `1,000` is a thousand, else with as many decimals as any currency has.
 */
export function parseBound(text: string, locale: DisplayLocale): ParsedAmount {
  const usual = parseAmount(text, locale, 'EUR')
  return usual.ok ? usual : parseAmount(text, locale, FINEST)
}

const FINEST = 'BTC'
