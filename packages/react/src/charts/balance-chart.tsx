import type { BalanceDay } from '@sixpence/core'
import { amountShares, formatMoney } from '@sixpence/core/money'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { NativeSelect } from '../ui/index.ts'
import { BalanceSummary } from './balance-summary.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartStatus } from './chart-status.tsx'
import { LineChart } from './line-chart.tsx'
import { useBalanceHistory } from './use-balance-history.ts'
import { useDayName } from './use-day-name.ts'

const PERIODS = ['30', '90', '365'] as const

/** What was on all accounts over the last days: a line to read along, or a table. */
export function BalanceChart() {
  const { t } = useMessages('charts')
  const [period, choose] = useState<(typeof PERIODS)[number]>('30')
  const task = useBalanceHistory(Number(period))
  const { series, currencyCode = '' } = task
  const { locale } = useFormats()
  const nameOf = useDayName()
  const points = (series ?? []).map(({ day, amount }) => ({
    id: day,
    label: nameOf(day),
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
      status={
        <>
          <ChartStatus of={task} loadingLabel={t('loadingStatus')} failedTitle={t('failedTitle')} />
          {series && <BalanceSummary series={series} currencyCode={currencyCode} />}
        </>
      }
      columns={[t('dayColumn'), t('balanceColumn')]}
      rows={points.toReversed().map(({ label, text }) => [label, text])}
    >
      {series && <LineChart points={placed(points, series)} label={t('dayColumn')} />}
    </ChartFrame>
  )
}

function placed<Point extends object>(points: readonly Point[], series: readonly BalanceDay[]) {
  const shares = amountShares(series.map(({ amount }) => amount))
  return points.map((point, at) => ({ ...point, share: shares[at] ?? 0 }))
}
