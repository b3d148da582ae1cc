import type { Position } from './move.ts'

/** A cell by its row, which may move when a step is undone or others change the draft. */
export interface KnownCell extends Position {
  readonly rowId: string | undefined
}

const FIRST: Position = { row: 0, column: 0 }

/** Returns where a cell is now; where it was if its row is gone. */
export function positionOf(known: KnownCell | undefined, ids: readonly string[]): Position {
  if (!known) return FIRST
  const { row, column, rowId } = known
  if (rowId === undefined || ids[row] === rowId) return known
  const now = ids.indexOf(rowId)
  return now < 0 ? known : { row: now, column }
}
