import type { OwnTransferQuote } from '@sixpence/core/transfers'
import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../../i18n/index.ts'
import { Money, type DefinitionListItem } from '../../ui/index.ts'
import { ExchangeRate } from '../form/exchange-rate.tsx'

/** Returns a function that builds the lines of a price. */
export function useOwnPriceRows(): (quote: OwnTransferQuote) => readonly DefinitionListItem[] {
  const { t } = useMessages('transfers')
  return quote => {
    const { fromCurrencyCode, toCurrencyCode, fee, feeCurrencyCode } = quote
    const rate = { id: 'rate', term: t('rateLabel'), details: <ExchangeRate quote={quote} /> }
    const cost = {
      id: 'fee',
      term: t('feeLabel'),
      details: isPositive(fee) ? (
        <Money amount={fee} currencyCode={feeCurrencyCode} />
      ) : (
        t('noFeeText')
      ),
    }
    const isExchange = fromCurrencyCode !== toCurrencyCode
    return isExchange ? [rate, cost] : [cost]
  }
}
