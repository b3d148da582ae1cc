import type { BalanceDay } from '@sixpence/core'
import { amountShares, formatMoney } from '@sixpence/core/money'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { ErrorView, NativeSelect, Skeleton } from '../ui/index.ts'
import { ChartFrame } from './chart-frame.tsx'
import { LineChart } from './line-chart.tsx'
import { useBalanceHistory } from './use-balance-history.ts'

const PERIODS = ['30', '90', '365'] as const

/** What was on all accounts over the last days: a line to read along, or a table. */
export function BalanceChart() {
  const { t } = useMessages('charts')
  const [period, choose] = useState<(typeof PERIODS)[number]>('30')
  const { series, currencyCode = '', isLoading, failure, retry } = useBalanceHistory(Number(period))
  const { dayOfMonth, locale } = useChartFormats()
  const points = (series ?? []).map(({ day, amount }) => ({
    id: day,
    label: dayOfMonth(day),
    text: formatMoney({ amount, currencyCode }, locale),
  }))
  return (
    <ChartFrame
      title={t('balanceTitle')}
      controls={
        <NativeSelect
          label={t('periodLabel')}
          isLabelHidden
          options={PERIODS.map(id => ({ id, label: t('daysOption', { count: Number(id) }) }))}
          selectedId={period}
          onSelect={choose}
        />
      }
      columns={[t('dayColumn'), t('balanceColumn')]}
      rows={points.toReversed().map(({ label, text }) => [label, text])}
    >
      {isLoading && <Skeleton lines={5} label={t('loadingStatus')} />}
      <ErrorView failure={series ? undefined : failure} title={t('failedTitle')} onRetry={retry} />
      {series && <LineChart points={placed(points, series)} label={t('dayColumn')} />}
    </ChartFrame>
  )
}

function placed<Point extends object>(points: readonly Point[], series: readonly BalanceDay[]) {
  const shares = amountShares(series.map(({ amount }) => amount))
  return points.map((point, at) => ({ ...point, share: shares[at] ?? 0 }))
}

/** Days are nobody's moments: written as they stand, in no time zone. */
function useChartFormats() {
  const { locale, languageTag } = useFormats()
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' })
  return { locale, dayOfMonth: (day: string) => format.format(new Date(`${day}T00:00:00Z`)) }
}
