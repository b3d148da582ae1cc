import type { GridTask } from '../use-grid.ts'
import type { PreviewColumn } from './preview-columns.ts'
import { PreviewContent } from './preview-content.tsx'

export interface PreviewCellProps {
  rowId: string
  row: number
  /** The column among all of the grid. */
  index: number
  column: PreviewColumn
  grid: GridTask
}

/** One cell of a column of the bank. */
export function PreviewCell({ rowId, row, index, column, grid }: PreviewCellProps) {
  const { draft, at, onFocus } = grid
  return (
    <div
      role="gridcell"
      className="sp-batch-cell sp-batch-preview"
      data-preview={column}
      aria-colindex={index + 1}
      // This rule doesn't know that the cells of a grid can be read-only.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly="true"
      tabIndex={at.row === row && at.column === index ? 0 : -1}
      onFocus={() => onFocus({ row, column: index })}
    >
      <PreviewContent rowId={rowId} column={column} draft={draft} />
    </div>
  )
}
