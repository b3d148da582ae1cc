import type { OwnTransferQuote } from '@sixpence/core'
import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../../i18n/index.ts'
import { Money, type DefinitionListItem } from '../../ui/index.ts'
import { ExchangeRate } from './exchange-rate.tsx'

/** Answers the rows of a price, in the order in which the money goes. */
export function useOwnPriceRows(): (quote: OwnTransferQuote) => readonly DefinitionListItem[] {
  const { t } = useMessages('transfers')
  return quote => {
    const { fromAmount, fromCurrencyCode, toAmount, toCurrencyCode, fee, feeCurrencyCode } = quote
    const leaves = {
      id: 'leaves',
      term: t('leavesLabel'),
      details: <Money amount={fromAmount} currencyCode={fromCurrencyCode} />,
      isStrong: true,
    }
    const arrives = {
      id: 'arrives',
      term: t('arrivesLabel'),
      details: <Money amount={toAmount} currencyCode={toCurrencyCode} />,
    }
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
    return [leaves, arrives, ...(isExchange ? [rate] : []), cost]
  }
}
