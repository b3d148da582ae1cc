import type { TransferLimits } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { DefinitionList, Money } from '../../ui/index.ts'

const ROWS = [
  { limit: 'min', key: 'limitMinLabel' },
  { limit: 'max', key: 'limitMaxLabel' },
  { limit: 'dailyLeft', key: 'limitDailyLabel' },
  { limit: 'monthlyLeft', key: 'limitMonthlyLabel' },
] as const

/** The limits of a way of paying, folded until opened. */
export function LimitsNote({ limits }: { limits: TransferLimits | undefined }) {
  const { t } = useMessages('transfers')
  if (!limits) return null
  const items = ROWS.flatMap(({ limit, key }) => {
    const amount = limits[limit]
    if (amount === undefined) return []
    const details = <Money amount={amount} currencyCode={limits.currencyCode} />
    return [{ id: limit, term: t(key), details }]
  })
  return (
    <details className="sp-limits sp-disclosure">
      <summary>{t('limitsTitle')}</summary>
      <DefinitionList items={items} />
    </details>
  )
}
