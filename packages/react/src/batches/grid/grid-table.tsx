import { type RefObject, useId, useLayoutEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { GridBlock } from './grid-block.tsx'
import { pressInGrid } from './grid-keys.ts'
import { usePreviewLabel } from './preview/use-preview-label.ts'
import type { ToolTask } from './tools/use-tools.ts'
import type { GridTask } from './use-grid.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useColumnLabel } from './words/use-column-label.ts'

const TOOL_KEYS = { mend: 'Ctrl+Enter', fill: 'Ctrl+D', find: 'Ctrl+F', paste: 'Ctrl+V' }

interface GridTableProps {
  grid: ToolTask
  /** The last of the grid's moves after which the cell took the focus. */
  focusedRef: RefObject<number>
}

/** The rows and columns. Only the rows in sight are in the page. */
export function GridTable({ grid, focusedRef }: GridTableProps) {
  const { t } = useMessages('batches')
  const keysId = useId()
  const { rows, at, moves } = grid
  const { scroller, canvas, blocks, measure, page } = useGridWindow({
    count: rows.ids.length,
    kept: at.row,
  })
  useLayoutEffect(() => {
    if (moves === focusedRef.current) return
    focusedRef.current = moves
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [scroller, focusedRef, moves])
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        className="sp-batch-table"
        tabIndex={-1}
        aria-label={t('rowsLabel')}
        aria-describedby={keysId}
        aria-rowcount={rows.ids.length + 1}
        aria-colcount={grid.width}
        aria-multiselectable="true"
        onKeyDown={event => pressInGrid(event, grid, page())}
        onPaste={event => {
          if (grid.editing) return
          event.preventDefault()
          grid.paste(event.clipboardData.getData('text/plain'))
        }}
      >
        <div className="sp-batch-canvas">
          <GridHead grid={grid} />
          <div ref={canvas} className="sp-batch-rows">
            {blocks.map(({ index, start }) => (
              <GridBlock key={index} index={index} start={start} measure={measure} grid={grid} />
            ))}
          </div>
        </div>
      </div>
      <p id={keysId} className="sp-muted">
        {t('keysText', { key: 'F8' })} {t('toolKeysText', TOOL_KEYS)}
      </p>
    </>
  )
}

function GridHead({ grid: { columns, previews } }: { grid: GridTask }) {
  const { t } = useMessages('batches')
  const label = useColumnLabel()
  const previewLabel = usePreviewLabel()
  return (
    <div role="rowgroup" className="sp-batch-head">
      <div role="row" className="sp-batch-titles" aria-rowindex={1}>
        <div role="columnheader" className="sp-batch-cell sp-batch-line" aria-colindex={1}>
          {t('lineLabel')}
        </div>
        {columns.map((column, at) => (
          <div
            key={column.name}
            role="columnheader"
            className="sp-batch-cell"
            data-content={column.content}
            aria-colindex={at + 2}
          >
            {label(column)}
          </div>
        ))}
        {previews.map((column, at) => (
          <div
            key={column}
            role="columnheader"
            className="sp-batch-cell sp-batch-preview"
            data-preview={column}
            aria-colindex={columns.length + at + 2}
          >
            {previewLabel(column)}
          </div>
        ))}
      </div>
    </div>
  )
}
