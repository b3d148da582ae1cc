import { amountScale, formatMoney } from '@sixpence/core/money'
import { useMemo, useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { NativeSelect } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BalanceSummary } from './balance-summary.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartStatus } from './chart-status.tsx'
import { LineChart } from './line-chart.tsx'
import { useBalanceHistory } from './use-balance-history.ts'
import { useDayName } from './use-day-name.ts'
import { useChartLines } from './use-chart-lines.ts'

const PERIODS = ['30', '90', '365'] as const

/**
 * The balance of all accounts over the last days, as a line to explore or a table. Hidden if there
 * is no account.
 */
export const BalanceChart = hosted('BalanceChart', BalanceChartContent)

function BalanceChartContent() {
  const { t } = useMessages('charts')
  const [period, choose] = useState<(typeof PERIODS)[number]>('30')
  const task = useBalanceHistory(Number(period))
  const { data: series, currencyCode = '' } = task
  const { locale } = useFormats()
  const nameOf = useDayName()
  const scale = useMemo(
    () =>
      series &&
      amountScale(
        series.map(({ amount }) => amount),
        currencyCode,
      ),
    [series, currencyCode],
  )
  const lines = useChartLines(scale, currencyCode)
  if (series?.length === 0) return null
  const points = (scale && series ? series : []).map(({ day, amount }, at) => ({
    id: day,
    label: nameOf(day),
    share: scale?.shares[at] ?? 0,
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
      {scale && (
        <LineChart points={points} zero={scale.zero} lines={lines} label={t('dayColumn')} />
      )}
    </ChartFrame>
  )
}
