import { useState } from 'react'
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
  /** What a slider through the values is called. */
  label: string
}

/**
 * A line, and a slider that reads it value by value: by keyboard, touch or screen reader. Plain
 * SVG: a library for charts weighs more than all else on the page, and needs the table beside it
 * too.
 */
export function LineChart({ points, label }: LineChartProps) {
  const [chosen, choose] = useState<number>()
  const last = points.length - 1
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  if (!point) return null
  return (
    <div className="sp-line-chart">
      <p className="sp-line-chart-reading">
        <span className="sp-line-chart-value">{point.text}</span>{' '}
        <span className="sp-muted">{point.label}</span>
      </p>
      <Drawing shares={points.map(({ share }) => share)} at={at} />
      <input
        type="range"
        className="sp-line-chart-slider"
        aria-label={label}
        aria-valuetext={`${point.label}: ${point.text}`}
        min={0}
        max={last}
        value={at}
        onChange={event => choose(event.target.valueAsNumber)}
      />
      <p className="sp-line-chart-ends" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points[last]?.label}</span>
      </p>
    </div>
  )
}

function Drawing({ shares, at }: { shares: readonly number[]; at: number }) {
  const { width, height } = CHART_BOX
  const { x, y } = pointAt(at, shares.length, shares[at] ?? 0)
  return (
    <svg
      className="sp-line-chart-drawing"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="sp-line-chart-area" d={areaPath(shares)} />
      <path className="sp-line-chart-line" d={linePath(shares)} />
      <path className="sp-line-chart-cursor" d={`M${x} 0V${height}`} />
      {/* A line of no length with round ends: a circle would be stretched with the drawing. */}
      <path className="sp-line-chart-dot" d={`M${x} ${y}h0`} />
    </svg>
  )
}
