import type { Account } from '@sixpence/core/accounts'
import type { DisplayLocale } from '@sixpence/core/locale'
import type { PayoutWay } from '@sixpence/core/transfers'
import { formatMoney, formatRoundMoney, type Money } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { errorOf } from '../../../store/index.ts'
import { ExchangeRate } from '../../form/exchange-rate.tsx'
import { transfersApi } from '../../transfers-api.ts'
import { chosenCurrency } from './chosen-way.ts'
import { useArrivalText, useFeeText } from './use-way-texts.ts'

export interface WayFiguresProps {
  way: PayoutWay
  /** The account that pays: fee and limits are in its currency. */
  from: Account | undefined
  /** The currency in which the money should arrive, if this way allows it. */
  currencyCode: string | undefined
}

/** Shows the price, duration and limits of a way, to compare it with others. */
export function WayFigures({ way, from, currencyCode: arriving }: WayFiguresProps) {
  const { t } = useMessages('send-money')
  const transfers = useMessages('transfers')
  const arrival = useArrivalText()
  const currency = chosenCurrency(way, arriving, from?.currencyCode)
  const fee = useFeeText()
  const limit = useLimit()
  if (!from) return null
  const { currencyCode } = from
  return (
    <span className="sp-way-figures">
      <Figure term={t('arrivesLabel')}>{arrival(way.arrivesAt)}</Figure>
      <Figure term={transfers.t('feeLabel')}>{fee(way, currencyCode)}</Figure>
      <Figure term={t('limitLabel')}>{limit(way, currencyCode)}</Figure>
      {currency !== undefined && currency !== currencyCode && (
        <Rate from={currencyCode} to={currency} />
      )}
    </span>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <span className="sp-way-figure">
      <span className="sp-way-term">{term}</span> <span className="sp-way-value">{children}</span>
    </span>
  )
}

/** Keeps its space before the bank has answered. */
function Rate({ from, to }: { from: string; to: string }) {
  const { t } = useMessages('send-money')
  const { currentData: rate, error } = transfersApi.exchangeRate.useRead({
    fromCurrencyCode: from,
    toCurrencyCode: to,
  })
  errorOf(error)
  return (
    <Figure term={t('rateLabel')}>
      {rate === undefined ? (
        '…'
      ) : (
        <ExchangeRate quote={{ fromCurrencyCode: from, toCurrencyCode: to, rate }} />
      )}
    </Figure>
  )
}

function useLimit() {
  const { t } = useMessages('send-money')
  const { locale } = useFormats()
  return ({ minimum, maximum }: PayoutWay, currencyCode: string): string => {
    const least = limitMoney({ amount: minimum, currencyCode }, locale)
    if (maximum === undefined) return t('limitFromText', { least })
    return t('limitText', { least, most: limitMoney({ amount: maximum, currencyCode }, locale) })
  }
}

/** Without decimals if it has none. From a million on a round amount would lose digits. */
const limitMoney = (money: Money, locale: DisplayLocale): string =>
  /^\d{7}/.test(money.amount) ? formatMoney(money, locale) : formatRoundMoney(money, locale)
