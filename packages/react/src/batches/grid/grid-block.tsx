import { useCallback } from 'react'
import { GridRow } from './grid-row.tsx'
import type { GridTask } from './use-grid.ts'
import { ROWS_OF_BLOCK } from './use-grid-window.ts'

interface GridBlockProps {
  index: number
  /** The distance from the first block in pixels. */
  start: number
  measure: (element: HTMLElement | null) => void
  grid: GridTask
}

/** Some rows that come into the page and leave it together. */
export function GridBlock({ index, start, measure, grid }: GridBlockProps) {
  // Set on the element, because a strict policy forbids styles in markup.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      element?.style.setProperty('inset-block-start', `${start}px`)
      measure(element)
    },
    [start, measure],
  )
  const first = index * ROWS_OF_BLOCK
  return (
    <div ref={ref} role="rowgroup" className="sp-batch-block" data-index={index}>
      {grid.rows.ids.slice(first, first + ROWS_OF_BLOCK).map((rowId, at) => (
        <GridRow key={rowId} rowId={rowId} index={first + at} grid={grid} />
      ))}
    </div>
  )
}
