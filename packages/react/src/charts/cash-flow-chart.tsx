import { flowTotal, type CashFlow } from '@sixpence/core/history'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { EmptyState, NativeSelect } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartStatus } from './chart-status.tsx'
import { useCashFlow } from './use-cash-flow.ts'
import { useChartLines } from './use-chart-lines.ts'
import { useFlowBars, type FlowGrouping } from './use-flow-bars.ts'

export interface CashFlowChartProps {
  accountId: string
}

/** The money in and out of an account over twelve months, by month or type. */
export const CashFlowChart = hosted('CashFlowChart', CashFlowChartContent)

function CashFlowChartContent({ accountId }: CashFlowChartProps) {
  const { t } = useMessages('charts')
  const [grouping, group] = useState<FlowGrouping>('month')
  const task = useCashFlow(accountId)
  const { data: flow } = task
  const { bars, scale } = useFlowBars(flow, grouping)
  const lines = useChartLines(scale, flow?.currencyCode ?? '')
  const column = t(grouping === 'month' ? 'monthColumn' : 'typeColumn')
  return (
    <ChartFrame
      title={t('flowTitle')}
      controls={
        <NativeSelect
          label={t('groupLabel')}
          isLabelHidden
          options={[
            { id: 'month', label: t('byMonthOption') },
            { id: 'type', label: t('byTypeOption') },
          ]}
          selectedId={grouping}
          onSelect={group}
        />
      }
      status={
        <>
          <ChartStatus
            of={task}
            loadingLabel={t('flowLoadingStatus')}
            failedTitle={t('flowFailedTitle')}
          />
          {flow && <Summary flow={flow} />}
        </>
      }
      columns={[column, t('inColumn'), t('outColumn')]}
      rows={bars.toReversed().map(({ label, inText, outText }) => [label, inText, outText])}
    >
      {scale && (
        <>
          <Legend />
          <BarChart key={grouping} bars={bars} zero={scale.zero} lines={lines} label={column} />
        </>
      )}
    </ChartFrame>
  )
}

function Summary({ flow: { months, currencyCode } }: { flow: CashFlow }) {
  const { t } = useMessages('charts')
  const { locale } = useFormats()
  const { moneyIn, moneyOut } = flowTotal(months)
  if (!isPositive(moneyIn) && !isPositive(moneyOut)) {
    return <EmptyState title={t('flowEmptyTitle')}>{t('flowEmptyText')}</EmptyState>
  }
  const amountText = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  return (
    <p className="sp-muted">
      {t('flowSummaryText', { in: amountText(moneyIn), out: amountText(moneyOut) })}
    </p>
  )
}

function Legend() {
  const { t } = useMessages('charts')
  return (
    <ul className="sp-bar-chart-legend">
      <li className="sp-bar-chart-legend-in">{t('inLegend')}</li>
      <li className="sp-bar-chart-legend-out">{t('outLegend')}</li>
    </ul>
  )
}
