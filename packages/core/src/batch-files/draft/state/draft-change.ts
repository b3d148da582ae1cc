import type { DraftBase } from '../rows/draft-base.ts'
import type { Cells, RowWrite } from '../rows/draft-row.ts'
import { type DraftState, stateOf } from './draft-state.ts'

/** A new text for a cell. */
export interface CellEdit {
  readonly rowId: string
  readonly column: string
  readonly text: string
}

/** Edits that are one step of undo. */
export interface DraftChange {
  readonly cells?: readonly CellEdit[] | undefined
  /** The texts of rows to add behind all others, by the names of their columns. */
  readonly adds?: readonly Cells[] | undefined
  /** The ids of rows. */
  readonly deletes?: readonly string[] | undefined
  readonly restores?: readonly string[] | undefined
}

/** Returns the writes of a change by rows. Leaves out unknown rows and columns. */
export function writesOf(
  base: DraftBase,
  state: DraftState,
  change: DraftChange,
): ReadonlyMap<number, RowWrite> {
  const writes = new Map<number, RowWrite>()
  const add = (rowId: string, write: RowWrite) => {
    const number = base.ids.known(rowId)
    if (number === undefined || !stateOf(base, state, number)) return
    const before = writes.get(number)
    writes.set(number, { ...before, ...write, cells: { ...before?.cells, ...write.cells } })
  }
  for (const { rowId, column, text } of change.cells ?? [])
    if (base.checker.rules.columns.has(column)) add(rowId, { cells: { [column]: text } })
  for (const rowId of change.deletes ?? []) add(rowId, { isDeleted: true })
  for (const rowId of change.restores ?? []) add(rowId, { isDeleted: false })
  for (const cells of change.adds ?? [])
    writes.set(base.ids.numberOf(base.newId()), newRow(base, cells))
  return writes
}

/** Returns the write of a new row. Leaves out unknown columns. */
export function newRow({ columns }: DraftBase, cells: Cells): RowWrite {
  const known = Object.entries(cells).filter(([name]) => columns.includes(name))
  return { cells: Object.fromEntries(known), isDeleted: false }
}
