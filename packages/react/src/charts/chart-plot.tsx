import type { PointerEvent, ReactNode } from 'react'
import { useFormats } from '../i18n/index.ts'
import { CHART_BOX } from './line-path.ts'

/** A line across a chart with its label. */
export interface ChartLine {
  /** From 0 at the bottom to 1 at the top. */
  readonly share: number
  readonly text: string
}

export interface ChartPlotProps {
  /** The label of the slider through the values. */
  label: string
  /** The selected value as text. */
  valueText: string
  /** The number of values, and the index of the selected one. */
  count: number
  at: number
  /** Called with undefined when the pointer leaves. */
  onChoose: (at: number | undefined) => void
  /**
   * `edges` spreads values from edge to edge, as for a line; `places` puts each in the middle of
   * its own place.
   */
  spread: 'edges' | 'places'
  lines: readonly ChartLine[]
  /** The drawing, in units of the box. */
  children: ReactNode
}

/**
 * A chart that is read value by value: by pointer, by touch, or by a slider that only keyboards and
 * screen readers reach. Its first value is where a text begins: on the right in Arabic, whose
 * readers expect time to go that way, too. Plain SVG: a chart library is larger than the rest of
 * the page, and needs the table too.
 */
export function ChartPlot({ label, valueText, count, at, onChoose, ...plot }: ChartPlotProps) {
  const { spread, lines, children } = plot
  const isMirrored = useFormats().direction === 'rtl'
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    onChoose(valueAt(isMirrored ? 1 - share : share, count, spread))
  }
  return (
    <div
      className="sp-chart-plot"
      role="presentation"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onChoose(undefined)}
    >
      <input
        type="range"
        className="sp-chart-slider"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={count - 1}
        value={at}
        onChange={event => onChoose(event.target.valueAsNumber)}
      />
      <svg className="sp-chart-drawing" aria-hidden="true" focusable="false">
        <svg viewBox={`0 0 ${CHART_BOX.width} ${CHART_BOX.height}`} preserveAspectRatio="none">
          <g className="sp-chart-shape">{children}</g>
        </svg>
        {lines.map(({ share, text }) => {
          const y = `${Math.round((1 - share) * 10_000) / 100}%`
          return (
            <g key={text}>
              <line className="sp-chart-line" x1="0" x2="100%" y1={y} y2={y} />
              <text
                className="sp-chart-amount"
                x={isMirrored ? '100%' : '0'}
                textAnchor={isMirrored ? 'end' : 'start'}
                y={y}
                dy="-0.35em"
              >
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/**
 * Returns the index of the value at a position, from 0 at the first value's edge to 1 at the last
 * one's.
 */
export function valueAt(share: number, count: number, spread: ChartPlotProps['spread']): number {
  const at = spread === 'edges' ? Math.round(share * (count - 1)) : Math.floor(share * count)
  return Math.min(Math.max(at, 0), count - 1)
}
