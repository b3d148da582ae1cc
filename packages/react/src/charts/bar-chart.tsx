import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { BAR_LINE, barBoxes, type BarBox } from './bar-boxes.ts'
import { CHART_BOX } from './line-path.ts'

/** What came in and went out at one place of a chart. */
export interface ChartBar {
  readonly id: string
  /** What it is of, e.g. a month. */
  readonly label: string
  /** The same below the drawing, where there is little room. */
  readonly shortLabel: string
  /** From 0 to 1, on one scale for all. */
  readonly inShare: number
  readonly outShare: number
  /** The amounts in words. */
  readonly inText: string
  readonly outText: string
}

export interface BarChartProps {
  bars: readonly ChartBar[]
  /** What a slider through the bars is called. */
  label: string
}

/**
 * Bars above a line for what came in and below it for what went out, told apart without colour, and
 * a slider that reads them one by one: by keyboard, touch or screen reader.
 */
export function BarChart({ bars, label }: BarChartProps) {
  const { t } = useMessages('charts')
  const [chosen, choose] = useState<number>()
  const last = bars.length - 1
  const at = Math.min(chosen ?? last, last)
  const bar = bars[at]
  if (!bar) return null
  const { inText, outText } = bar
  const said = t('flowText', { in: inText, out: outText })
  return (
    <div className="sp-bar-chart">
      <p className="sp-line-chart-reading">
        <span className="sp-bar-chart-value">{said}</span>{' '}
        <span className="sp-muted">{bar.label}</span>
      </p>
      <Drawing boxes={barBoxes(bars)} at={at} />
      <p className="sp-bar-chart-labels" aria-hidden="true">
        {bars.map(({ id, shortLabel }) => (
          <span key={id}>{shortLabel}</span>
        ))}
      </p>
      <input
        type="range"
        className="sp-line-chart-slider"
        aria-label={label}
        aria-valuetext={`${bar.label}: ${said}`}
        min={0}
        max={last}
        value={at}
        onChange={event => choose(event.target.valueAsNumber)}
      />
    </div>
  )
}

function Drawing({ boxes, at }: { boxes: readonly BarBox[]; at: number }) {
  const { width, height } = CHART_BOX
  const place = width / boxes.length
  return (
    <svg
      className="sp-line-chart-drawing"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="sp-bar-chart-chosen" x={at * place} y={0} width={place} height={height} />
      {boxes.map(({ x, inY, inHeight, outHeight, ...box }) => (
        <g key={x}>
          <rect className="sp-bar-chart-in" x={x} y={inY} width={box.width} height={inHeight} />
          <rect
            className="sp-bar-chart-out"
            x={x}
            y={BAR_LINE}
            width={box.width}
            height={outHeight}
          />
        </g>
      ))}
      <path className="sp-bar-chart-line" d={`M0 ${BAR_LINE}H${width}`} />
    </svg>
  )
}
