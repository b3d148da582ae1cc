import { useState } from 'react'
import { ChartPlot, type ChartLine } from './chart-plot.tsx'
import { areaPath, CHART_BOX, linePath, pointAt } from './line-path.ts'

/** One value of a chart. */
export interface ChartPoint {
  readonly id: string
  /** What it is of, e.g. a day. */
  readonly label: string
  /** From 0 at the foot to 1 at the top. */
  readonly share: number
  /** The value in words, e.g. an amount. */
  readonly text: string
}

export interface LineChartProps {
  points: readonly ChartPoint[]
  /** The position of zero, from 0 at the bottom to 1 at the top: the area starts there. */
  zero: number
  /** What the drawing is read by. */
  lines: readonly ChartLine[]
  /** What a slider through the values is called. */
  label: string
}

/** A line over an area from zero, read value by value; the latest until another one is chosen. */
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
      {/* A line of no length with round ends: a circle would be stretched with the drawing. */}
      <path className="sp-line-chart-dot" d={`M${x} ${y}h0`} />
    </>
  )
}
