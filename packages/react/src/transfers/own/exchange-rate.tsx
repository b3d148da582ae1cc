import type { OwnTransferQuote } from '@sixpence/core'
import { Money } from '../../ui/index.ts'

/** What one unit of the source currency becomes. */
export function ExchangeRate({ quote }: { quote: OwnTransferQuote }) {
  return (
    <span className="sp-exchange-rate">
      <Money amount="1" currencyCode={quote.fromCurrencyCode} />
      <Money amount={quote.rate} currencyCode={quote.toCurrencyCode} />
    </span>
  )
}
