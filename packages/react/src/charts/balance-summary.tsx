import { balanceExtremes, type BalanceDay } from '@sixpence/core/accounts'
import { compareAmounts, formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import { EmptyState } from '../ui/index.ts'
import { useDayName } from './use-day-name.ts'

export interface BalanceSummaryProps {
  series: readonly BalanceDay[]
  currencyCode: string
}

/** Describes the line in a sentence, or explains that there is none. */
export function BalanceSummary({ series, currencyCode }: BalanceSummaryProps) {
  const { t } = useMessages('charts')
  const { locale } = useFormats()
  const nameOf = useDayName()
  const extremes = balanceExtremes(series)
  if (!extremes) return null
  const { least, most } = extremes
  const isFlat = compareAmounts(least.amount, most.amount) === 0
  if (isFlat && compareAmounts(most.amount, '0') === 0) {
    return <EmptyState title={t('balanceEmptyTitle')}>{t('balanceEmptyText')}</EmptyState>
  }
  if (isFlat) return <p className="sp-muted">{t('balanceFlatText')}</p>
  const amountText = ({ amount }: BalanceDay) => formatMoney({ amount, currencyCode }, locale)
  return (
    <p className="sp-muted">
      {t('balanceRangeText', {
        most: amountText(most),
        mostDay: nameOf(most.day),
        least: amountText(least),
        leastDay: nameOf(least.day),
      })}
    </p>
  )
}
