import { currencyIndex, currencySymbol } from '@sixpence/core/money'
import { TINTS } from './tints.ts'

/** The sign of a currency on a disc in its colour. Decorative: name the currency beside it. */
export function CurrencyDisc({ currencyCode }: { currencyCode: string }) {
  const symbol = currencySymbol(currencyCode)
  return (
    <span
      className="sp-disc"
      data-tint={currencyIndex(currencyCode, TINTS) + 1}
      data-length={symbol.length}
      aria-hidden="true"
    >
      {symbol}
    </span>
  )
}
