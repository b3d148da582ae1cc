import type { PayoutWay } from '@sixpence/core/transfers'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { useFormats, useMessages, useToday } from '../../../i18n/index.ts'

/** Returns a function that words when money arrives, as a short day and time. */
export function useArrivalText(): (instant: string) => string {
  const formats = useFormats()
  const today = useToday()
  return instant => {
    const day = formats.recentDay(formats.dayOf(instant), today)
    return `${day}, ${formats.time(instant)}`
  }
}

/** Returns a function that words the fee of a way, in the currency of the account that pays. */
export function useFeeText(): (way: PayoutWay, currencyCode: string) => string {
  const { t } = useMessages('send-money')
  const transfers = useMessages('transfers')
  const { locale, languageTag } = useFormats()
  const percent = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 })
  return ({ fee: { fixed, share, least = fixed } }, currencyCode) => {
    const written = (amount: string) => formatMoney({ amount, currencyCode }, locale)
    if (share !== undefined && isPositive(share)) {
      return t('shareFeeText', { share: percent.format(Number(share)), least: written(least) })
    }
    return isPositive(fixed) ? written(fixed) : transfers.t('noFeeText')
  }
}
