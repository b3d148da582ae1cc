import { useState } from 'react'
import { ChartPlot, type ChartLine } from './chart-plot.tsx'
import { areaPath, CHART_BOX, linePath, pointAt } from './line-path.ts'

/** One value of a chart. */
export interface ChartPoint {
  readonly id: string
  /** The name of the value, e.g. a day. */
  readonly label: string
  /** From 0 at the bottom to 1 at the top. */
  readonly share: number
  /** The value as text, e.g. an amount. */
  readonly text: string
}

export interface LineChartProps {
  points: readonly ChartPoint[]
  /** The position of zero, from 0 at the bottom to 1 at the top. The area starts there. */
  zero: number
  /** The lines of the scale. */
  lines: readonly ChartLine[]
  /** The label of the slider through the values. */
  label: string
}

/** A line above an area from zero, read value by value. The latest value is selected at first. */
export function LineChart({ points, zero, lines, label }: LineChartProps) {
  const [chosen, choose] = useState<number>()
  const last = points.length - 1
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  if (!point) return null
  const shares = points.map(({ share }) => share)
  return (
    <div className="sp-line-chart">
      <p className="sp-line-chart-reading">
        <span className="sp-line-chart-value">{point.text}</span>{' '}
        <span className="sp-muted">{point.label}</span>
      </p>
      <ChartPlot
        label={label}
        valueText={`${point.label}: ${point.text}`}
        count={points.length}
        at={at}
        onChoose={choose}
        spread="edges"
        lines={lines}
      >
        <Drawing shares={shares} zero={zero} at={at} />
      </ChartPlot>
      <p className="sp-line-chart-ends" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points[last]?.label}</span>
      </p>
    </div>
  )
}

interface DrawingProps extends Pick<LineChartProps, 'zero'> {
  shares: readonly number[]
  at: number
}

function Drawing({ shares, zero, at }: DrawingProps) {
  const { x, y } = pointAt(at, shares.length, shares[at] ?? 0)
  return (
    <>
      <path className="sp-line-chart-area" d={areaPath(shares, zero)} />
      <path className="sp-line-chart-line" d={linePath(shares)} />
      <path className="sp-line-chart-cursor" d={`M${x} 0V${CHART_BOX.height}`} />
      {/* A line of no length with round ends, because a circle would be stretched with the
          chart. */}
      <path className="sp-line-chart-dot" d={`M${x} ${y}h0`} />
    </>
  )
}
