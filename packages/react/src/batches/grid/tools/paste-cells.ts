import { copiedCells, type DraftChange, pasted } from '@sixpence/core/batch-files'
import type { GridTask } from '../use-grid.ts'

/** Returns the change that pastes copied cells from the cell that has the focus on. */
export function pasteCells(grid: GridTask, text: string): DraftChange | undefined {
  const { draft, rows, columns, at, selected } = grid
  const names = columns.slice(Math.max(0, at.column - 1)).map(({ name }) => name)
  const rowIds = rows.ids.slice(selected.first).filter(rowId => !draft.isDeleted(rowId))
  return names.length === 0 ? undefined : pasted(copiedCells(text), { rowIds, columns: names })
}
