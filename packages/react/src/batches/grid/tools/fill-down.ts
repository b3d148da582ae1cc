import { type DraftChange, filledDown } from '@sixpence/core/batch-files'
import type { SelectedRows } from '../position/use-grid-cell.ts'
import type { GridTask } from '../use-grid.ts'

/**
 * Returns the change that copies a cell down: to the selected rows, or else to the empty cells
 * beneath it, up to the next filled one.
 */
export function fillDown(grid: GridTask): DraftChange | undefined {
  const { draft, rows, columns, at, selected } = grid
  const column = columns[at.column - 1]?.name
  if (column === undefined) return undefined
  const isFilled = (rowId: string) => !draft.isDeleted(rowId) && draft.cell(rowId, column) !== ''
  const next = rows.ids.findIndex((rowId, row) => row > at.row && isFilled(rowId))
  const isOne = selected.first === selected.last
  const end = next < 0 ? rows.ids.length : next
  const last = isOne ? end - 1 : selected.last
  return filledDown(draft, column, rowsIn(grid, { first: selected.first, last }))
}

/** Returns the change that empties the selected cells. */
export function emptied(grid: GridTask): DraftChange | undefined {
  const column = grid.columns[grid.at.column - 1]?.name
  if (column === undefined) return undefined
  return { cells: rowsIn(grid, grid.selected).map(rowId => ({ rowId, column, text: '' })) }
}

/** Lists rows, without deleted ones. */
const rowsIn = ({ draft, rows }: GridTask, { first, last }: SelectedRows): readonly string[] =>
  rows.ids.slice(first, last + 1).filter(rowId => !draft.isDeleted(rowId))
