import type { BatchDraft } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { type KnownCell, positionOf } from './known-cell.ts'
import { type Position, within } from './move.ts'
import type { ShownRows } from '../use-shown-rows.ts'

interface Move {
  /** The cell with which the selection begins; by default the new one. */
  readonly from?: KnownCell | undefined
  /** The id of the row, if it isn't shown yet. */
  readonly rowId?: string | undefined
}

/** The text with which a cell is edited. */
export interface CellEditing {
  /** The typed letter that has begun it; undefined to edit the text of the cell. */
  readonly typed: string | undefined
}

/** Rows that follow each other, by their positions. */
export interface SelectedRows {
  readonly first: number
  readonly last: number
}

/** The cell that has the focus, and the selected rows of its column. */
export interface GridCellTask {
  readonly rows: ShownRows
  /** False until the user has been to a cell. */
  readonly isKnown: boolean
  /** The cell that the Tab key reaches. */
  readonly at: Position
  readonly rowId: string
  /** The selected rows of the column that has the focus: at least the row that has it. */
  readonly selected: SelectedRows
  readonly editing: CellEditing | undefined
  readonly setEditing: (editing: CellEditing | undefined) => void
  /** Changes with each move after which the cell takes the focus. */
  readonly moves: number
  /** Gives the cell the focus. */
  readonly focus: () => void
  /** Moves to a cell and focuses it. */
  readonly move: (position: Position, more?: Move) => void
  /** Moves to a row of the same column, and selects the rows on the way. */
  readonly select: (position: Position) => void
  /** Notes that a cell has the focus. */
  readonly onFocus: (position: Position) => void
}

/** Follows the cell that has the focus, also when its row moves. */
export function useGridCell(draft: BatchDraft, rows: ShownRows, width: number): GridCellTask {
  const [known, setKnown] = useState<KnownCell>()
  const [anchor, setAnchor] = useState<KnownCell>()
  const [editing, setEditing] = useState<CellEditing>()
  const [moves, setMoves] = useState(0)
  const size = { rows: rows.ids.length, columns: width, page: 1 }
  const at = within(positionOf(known, rows.ids), size)
  const rowId = rows.ids[at.row] ?? ''
  const anchorRow = anchor ? positionOf(anchor, rows.ids).row : at.row
  const focus = () => setMoves(count => count + 1)
  const move = (position: Position, { from, rowId: id = rows.ids[position.row] }: Move = {}) => {
    setEditing(undefined)
    setKnown({ ...position, rowId: id })
    setAnchor(from)
    focus()
  }
  return {
    rows: {
      ...rows,
      choose: filter => {
        setKnown({ row: 0, column: at.column, rowId: draft.ids(filter)[0] })
        setAnchor(undefined)
        rows.choose(filter)
      },
    },
    isKnown: known !== undefined,
    at,
    rowId,
    selected: { first: Math.min(at.row, anchorRow), last: Math.max(at.row, anchorRow) },
    editing,
    setEditing,
    moves,
    focus,
    move,
    select: ({ row }) => move({ row, column: at.column }, { from: anchor ?? { ...at, rowId } }),
    onFocus: position => {
      if (position.row === at.row && position.column === at.column && known) return
      setKnown({ ...position, rowId: rows.ids[position.row] })
      setAnchor(undefined)
    },
  }
}
