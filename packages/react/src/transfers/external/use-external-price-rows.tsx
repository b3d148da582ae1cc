import type { ExternalQuote } from '@sixpence/core/transfers'
import { isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Money, type DefinitionListItem } from '../../ui/index.ts'
import { ExchangeRate } from '../form/exchange-rate.tsx'
import type { PricePartProps } from '../form/price-part.tsx'
import type { SendMoneyTask } from './use-send-money.ts'

/** Returns a function that builds the lines of a price. */
export function useExternalPriceRows(): (quote: ExternalQuote) => readonly DefinitionListItem[] {
  const { t } = useMessages('send-money')
  const transfers = useMessages('transfers')
  const formats = useFormats()
  const money = (amount: string, currencyCode: string) => (
    <Money amount={amount} currencyCode={currencyCode} />
  )
  return quote => {
    const { fromCurrencyCode, currency, rate, fee, feeCurrencyCode, deducted } = quote
    const asRate = { fromCurrencyCode, toCurrencyCode: currency, rate }
    const exchange = [
      { id: 'rate', term: transfers.t('rateLabel'), details: <ExchangeRate quote={asRate} /> },
      { id: 'leaves', term: t('leavesLabel'), details: money(quote.fromAmount, fromCurrencyCode) },
    ]
    const borne = deducted !== undefined && [
      { id: 'deducted', term: t('deductedLabel'), details: money(deducted, currency) },
      { id: 'gets', term: t('getsLabel'), details: money(quote.arriving, currency) },
    ]
    return [
      ...(fromCurrencyCode === currency ? [] : exchange),
      {
        id: 'fee',
        term: transfers.t('feeLabel'),
        details: isPositive(fee) ? money(fee, feeCurrencyCode) : transfers.t('noFeeText'),
      },
      ...(borne || []),
      { id: 'arrivesAt', term: t('arrivesLabel'), details: formats.dateTime(quote.arrivesAt) },
    ]
  }
}

/** Returns the number of lines the price will have, to keep their space. */
export function priceLines({
  way,
  currency,
  from,
  draft,
}: Pick<SendMoneyTask, 'way' | 'currency' | 'from' | 'draft'>): PricePartProps['lines'] {
  const isExchange = currency !== from?.currencyCode
  const isBorne = way?.kind === 'wire' && draft.feeShare !== 'OUR'
  if (isExchange) return isBorne ? 6 : 4
  return isBorne ? 4 : 2
}
