import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { barBoxes, type BarBox } from './bar-boxes.ts'
import { ChartPlot, type ChartLine } from './chart-plot.tsx'
import { CHART_BOX, heightAt } from './line-path.ts'

/** The incoming and outgoing amounts at one place of a chart. */
export interface ChartBar {
  readonly id: string
  /** The name of the place, e.g. a month. */
  readonly label: string
  /** A shorter name for the axis, which has little room. */
  readonly shortLabel: string
  /** The ends of the two bars, from 0 at the bottom to 1 at the top. */
  readonly inShare: number
  readonly outShare: number
  /** The amounts as text. */
  readonly inText: string
  readonly outText: string
}

export interface BarChartProps {
  bars: readonly ChartBar[]
  /** The position of zero, from 0 at the bottom to 1 at the top. */
  zero: number
  /** The lines of the scale. */
  lines: readonly ChartLine[]
  /** The label of the slider through the bars. */
  label: string
  /** Describes a bar's amounts without its name. Default: money in and out. */
  reading?: ((bar: ChartBar) => string) | undefined
}

/** With more bars than a year has months, a label is wider than its place and has no neighbours. */
const MOST_WRAPPED = 12

/**
 * Bars for incoming amounts above zero and outgoing ones below. They are distinguishable without
 * colour and can be read one by one. The last is selected at first.
 */
export function BarChart({ bars, zero, lines, label, reading }: BarChartProps) {
  const { t } = useMessages('charts')
  const [chosen, choose] = useState<number>()
  const last = bars.length - 1
  const at = Math.min(chosen ?? last, last)
  const bar = bars[at]
  if (!bar) return null
  const valueText = reading?.(bar) ?? t('flowText', { in: bar.inText, out: bar.outText })
  return (
    <div className="sp-bar-chart">
      <p className="sp-line-chart-reading">
        <span className="sp-bar-chart-value">{valueText}</span>{' '}
        <span className="sp-muted">{bar.label}</span>
      </p>
      <ChartPlot
        label={label}
        valueText={`${bar.label}: ${valueText}`}
        count={bars.length}
        at={at}
        onChoose={choose}
        spread="places"
        lines={lines}
      >
        <Drawing boxes={barBoxes(bars, zero)} zero={zero} at={at} />
      </ChartPlot>
      <p
        className="sp-bar-chart-labels"
        aria-hidden="true"
        data-dense={bars.length > MOST_WRAPPED || undefined}
      >
        {bars.map(({ id, shortLabel }) => (
          <span key={id}>{shortLabel}</span>
        ))}
      </p>
    </div>
  )
}

interface DrawingProps extends Pick<BarChartProps, 'zero'> {
  boxes: readonly BarBox[]
  at: number
}

function Drawing({ boxes, zero, at }: DrawingProps) {
  const { width, height } = CHART_BOX
  const slot = width / boxes.length
  const base = heightAt(zero)
  return (
    <>
      <rect className="sp-bar-chart-chosen" x={at * slot} y={0} width={slot} height={height} />
      {boxes.map(({ x, inY, inHeight, outHeight, ...box }) => (
        <g key={x}>
          <rect className="sp-bar-chart-in" x={x} y={inY} width={box.width} height={inHeight} />
          <rect className="sp-bar-chart-out" x={x} y={base} width={box.width} height={outHeight} />
        </g>
      ))}
    </>
  )
}
