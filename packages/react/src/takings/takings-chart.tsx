import { takingsPeriods, type Takings } from '@sixpence/core/merchant'
import { formatMoney } from '@sixpence/core/money'
import { BarChart, ChartFrame, useChartLines } from '../charts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useTakingsBars } from './use-takings-bars.ts'

interface TakingsChartProps {
  takings: Takings
  currencyCode: string
}

/** The takings by day or month, as a chart and a table. */
export function TakingsChart({ takings, currencyCode }: TakingsChartProps) {
  const { t } = useMessages('takings')
  const { locale } = useFormats()
  const { by, periods } = takingsPeriods(takings, currencyCode)
  const { bars, scale } = useTakingsBars(periods, currencyCode)
  const lines = useChartLines(scale, currencyCode)
  const column = t(by === 'day' ? 'dayColumn' : 'monthColumn')
  const amountText = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  return (
    <ChartFrame
      title={t(by === 'day' ? 'byDayTitle' : 'byMonthTitle')}
      columns={[column, t('paidLabel'), t('refundedLabel'), t('feesColumn')]}
      rows={periods
        .map(({ fees }, at) => [
          bars[at]?.label ?? '',
          bars[at]?.inText ?? '',
          bars[at]?.outText ?? '',
          amountText(fees),
        ])
        .toReversed()}
    >
      {scale && (
        <>
          <Legend />
          <BarChart
            key={by}
            bars={bars}
            zero={scale.zero}
            lines={lines}
            label={column}
            reading={bar => t('barText', { paid: bar.inText, refunded: bar.outText })}
          />
        </>
      )}
    </ChartFrame>
  )
}

function Legend() {
  const { t } = useMessages('takings')
  return (
    <ul className="sp-bar-chart-legend">
      <li className="sp-bar-chart-legend-in">{t('paidLabel')}</li>
      <li className="sp-bar-chart-legend-out">{t('refundedLabel')}</li>
    </ul>
  )
}
