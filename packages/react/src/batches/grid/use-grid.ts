import {
  type BatchColumn,
  type BatchDraft,
  type CellPosition,
  type DraftFilter,
  nextFault,
  previousFault,
} from '@sixpence/core/batch-files'
import { gridColumns } from './grid-columns.ts'
import type { Position } from './position/move.ts'
import { type PreviewColumn, previewColumns } from './preview/preview-columns.ts'
import { type GridCellTask, useGridCell } from './position/use-grid-cell.ts'
import { useShownRows } from './use-shown-rows.ts'

/** A draft, and the function that takes the next one. */
export interface DraftTask {
  readonly draft: BatchDraft
  readonly onChange: (draft: BatchDraft) => void
}

/** The grid of a draft: the cell that has the focus, and what can be done with it. */
export interface GridTask
  extends DraftTask, Omit<GridCellTask, 'isKnown' | 'rowId' | 'setEditing' | 'move'> {
  /** The columns of the file. */
  readonly columns: readonly BatchColumn[]
  /** The columns of the bank, which follow. */
  readonly previews: readonly PreviewColumn[]
  /** The number of all columns, with the line. */
  readonly width: number
  /** Takes another version of the draft by a key, after which the cell has the focus again. */
  readonly turn: (draft: BatchDraft) => void
  /** Moves to a cell and focuses it. */
  readonly go: (position: Position) => void
  readonly edit: (typed?: string) => void
  /** Keeps the text of the cell that is edited, and returns the draft with it. */
  readonly keep: (text: string) => BatchDraft
  /** Goes to the next fault, or the one before. */
  readonly goToFault: (step: 1 | -1, draft?: BatchDraft) => void
}

/** Returns the grid of a draft, with some of its rows first. */
export function useGrid({ draft, onChange }: DraftTask, first?: DraftFilter): GridTask {
  const shown = useShownRows(draft, first)
  const columns = gridColumns(draft)
  const previews = previewColumns(draft)
  const width = 1 + columns.length + previews.length
  const { isKnown, rowId, setEditing, move, ...cell } = useGridCell(draft, shown, width)
  const column = columns[cell.at.column - 1]
  return {
    draft,
    onChange,
    columns,
    previews,
    width,
    ...cell,
    go: position => move(position),
    edit: typed => {
      if (column && !draft.isDeleted(rowId)) setEditing({ typed })
    },
    keep: text => {
      setEditing(undefined)
      const next = column ? draft.change({ cells: [{ rowId, column: column.name, text }] }) : draft
      if (next !== draft) onChange(next)
      return next
    },
    turn: next => {
      onChange(next)
      cell.focus()
    },
    goToFault: (step, from = draft) => {
      const start = isKnown ? { rowId, column: column?.name } : undefined
      const fault = (step > 0 ? nextFault : previousFault)(from, start)
      if (!fault) return
      move(show(fault, { rows: shown, columns, draft: from }), { rowId: fault.rowId })
    },
  }
}

/** Returns the position of a cell, after showing all rows if its own isn't shown. */
function show(
  { rowId, column }: CellPosition,
  { rows, columns, draft }: Pick<GridTask, 'rows' | 'columns' | 'draft'>,
): Position {
  const shown = rows.ids.indexOf(rowId)
  if (shown < 0) rows.choose('all')
  return {
    row: shown < 0 ? draft.ids('all').indexOf(rowId) : shown,
    column: column === undefined ? 0 : columns.findIndex(({ name }) => name === column) + 1,
  }
}
