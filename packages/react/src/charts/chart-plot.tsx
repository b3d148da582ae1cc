import type { PointerEvent, ReactNode } from 'react'
import { CHART_BOX } from './line-path.ts'

/** A line across a drawing, with its meaning. */
export interface ChartLine {
  /** From 0 at the foot to 1 at the top. */
  readonly share: number
  readonly text: string
}

export interface ChartPlotProps {
  /** What a slider through the values is called. */
  label: string
  /** The value that is read, in words. */
  valueText: string
  /** How many values there are, and which of them is read. */
  count: number
  at: number
  /** Undefined when nothing is pointed at any more. */
  onChoose: (at: number | undefined) => void
  /** Values from edge to edge, as a line has them, or each in the middle of a place of its own. */
  spread: 'edges' | 'places'
  lines: readonly ChartLine[]
  /** What is drawn, in the units of the box. */
  children: ReactNode
}

/**
 * A drawing that is read value by value: by pointing at it, by touch, or by a slider over it that
 * only keyboards and screen readers meet. Plain SVG: a library for charts weighs more than all else
 * on the page, and needs the table beside it too.
 */
export function ChartPlot({ label, valueText, count, at, onChoose, ...plot }: ChartPlotProps) {
  const { spread, lines, children } = plot
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(valueAt((event.clientX - left) / width, count, spread))
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
          {children}
        </svg>
        {lines.map(({ share, text }) => {
          const y = `${Math.round((1 - share) * 10_000) / 100}%`
          return (
            <g key={text}>
              <line className="sp-chart-line" x1="0" x2="100%" y1={y} y2={y} />
              <text className="sp-chart-amount" x="0" y={y} dy="-0.35em">
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** Which value is pointed at, from 0 at the left edge to 1 at the right one. */
export function valueAt(share: number, count: number, spread: ChartPlotProps['spread']): number {
  const at = spread === 'edges' ? Math.round(share * (count - 1)) : Math.floor(share * count)
  return Math.min(Math.max(at, 0), count - 1)
}
