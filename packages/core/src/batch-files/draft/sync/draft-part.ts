import type { Cells } from '../rows/draft-row.ts'

/** A row with texts by the names of their columns. */
export interface RowCells {
  readonly rowId: string
  readonly cells: Cells
}

/** Edits for the bank, to be kept all or none. A deleted row may be among the updates, too. */
export interface DraftPart {
  readonly adds: readonly RowCells[]
  /** The rows with their changed cells. */
  readonly updates: readonly RowCells[]
  /** The ids of rows. */
  readonly deletes: readonly string[]
  readonly restores: readonly string[]
}
