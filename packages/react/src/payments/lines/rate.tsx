import { Money } from '../../ui/index.ts'

export interface RateProps {
  rate: string
  fromCurrencyCode: string
  toCurrencyCode: string
}

/** The value of one unit of the source currency. */
export function Rate({ rate, fromCurrencyCode, toCurrencyCode }: RateProps) {
  return (
    <span className="sp-exchange-rate">
      <Money amount="1" currencyCode={fromCurrencyCode} />
      <Money amount={rate} currencyCode={toCurrencyCode} />
    </span>
  )
}
