import type { DisplayLocale } from '@sixpence/core/locale'
import { parseAmount, type ParsedAmount } from '@sixpence/core/money'

/**
 * Reads a typed amount. Without its currency, only an empty one is at fault; any other is undefined
 * until the currency is known.
 */
export function readAmount(
  text: string,
  locale: DisplayLocale,
  currencyCode: string | undefined,
): ParsedAmount | undefined {
  if (currencyCode !== undefined) return parseAmount(text, locale, currencyCode)
  return text.trim() === '' ? { ok: false, fault: 'empty' } : undefined
}

/** Returns the amount that was read, if there is one. */
export const amountIn = (typed: ParsedAmount | undefined): string | undefined =>
  typed?.ok ? typed.amount : undefined
