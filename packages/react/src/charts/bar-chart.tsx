import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { barBoxes, type BarBox } from './bar-boxes.ts'
import { ChartPlot, type ChartLine } from './chart-plot.tsx'
import { CHART_BOX, heightAt } from './line-path.ts'

/** What came in and went out at one place of a chart. */
export interface ChartBar {
  readonly id: string
  /** What it is of, e.g. a month. */
  readonly label: string
  /** The same below the drawing, where there is little room. */
  readonly shortLabel: string
  /** The position of the ends of the two bars, from 0 at the bottom to 1 at the top. */
  readonly inShare: number
  readonly outShare: number
  /** The amounts in words. */
  readonly inText: string
  readonly outText: string
}

export interface BarChartProps {
  bars: readonly ChartBar[]
  /** The position of zero, from 0 at the bottom to 1 at the top. */
  zero: number
  /** What the drawing is read by. */
  lines: readonly ChartLine[]
  /** What a slider through the bars is called. */
  label: string
  /** Says what the chosen bars stand for, without what they are of; by default money in and out. */
  reading?: ((bar: ChartBar) => string) | undefined
}

/** Among more bars than a year has months, a label is wider than its place, and has no neighbour. */
const MOST_WRAPPED = 12

/**
 * Bars above zero for what came in and below it for what went out, told apart without colour, and
 * read one by one; the last until another one is chosen.
 */
export function BarChart({ bars, zero, lines, label, reading }: BarChartProps) {
  const { t } = useMessages('charts')
  const [chosen, choose] = useState<number>()
  const last = bars.length - 1
  const at = Math.min(chosen ?? last, last)
  const bar = bars[at]
  if (!bar) return null
  const said = reading?.(bar) ?? t('flowText', { in: bar.inText, out: bar.outText })
  return (
    <div className="sp-bar-chart">
      <p className="sp-line-chart-reading">
        <span className="sp-bar-chart-value">{said}</span>{' '}
        <span className="sp-muted">{bar.label}</span>
      </p>
      <ChartPlot
        label={label}
        valueText={`${bar.label}: ${said}`}
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
  const place = width / boxes.length
  const base = heightAt(zero)
  return (
    <>
      <rect className="sp-bar-chart-chosen" x={at * place} y={0} width={place} height={height} />
      {boxes.map(({ x, inY, inHeight, outHeight, ...box }) => (
        <g key={x}>
          <rect className="sp-bar-chart-in" x={x} y={inY} width={box.width} height={inHeight} />
          <rect className="sp-bar-chart-out" x={x} y={base} width={box.width} height={outHeight} />
        </g>
      ))}
    </>
  )
}
