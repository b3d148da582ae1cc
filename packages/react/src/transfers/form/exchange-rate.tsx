import { Money } from '../../ui/index.ts'

export interface ExchangeRateProps {
  quote: {
    readonly fromCurrencyCode: string
    readonly toCurrencyCode: string
    readonly rate: string
  }
}

/** The value of one unit of the source currency. */
export function ExchangeRate({ quote }: ExchangeRateProps) {
  return (
    <span className="sp-exchange-rate">
      <Money amount="1" currencyCode={quote.fromCurrencyCode} />
      <Money amount={quote.rate} currencyCode={quote.toCurrencyCode} />
    </span>
  )
}
