import type { DraftBase } from '../rows/draft-base.ts'
import type { RowWrite } from '../rows/draft-row.ts'
import { newRow, writesOf } from '../state/draft-change.ts'
import { type DraftState, stateOf } from '../state/draft-state.ts'
import type { DraftPart, RowCells } from './draft-part.ts'

/**
 * Returns the writes of edits that were made of an earlier version. Rows that were added keep their
 * ids, so none is added twice if the bank has it by now.
 */
export function writesOfPart(
  base: DraftBase,
  state: DraftState,
  { adds, updates, deletes, restores }: DraftPart,
): ReadonlyMap<number, RowWrite> {
  const isThere = ({ rowId }: RowCells) => {
    const number = base.ids.known(rowId)
    return number !== undefined && stateOf(base, state, number) !== undefined
  }
  const edited = [...adds.filter(isThere), ...updates]
  const cells = edited.flatMap(({ rowId, cells: texts }) =>
    Object.entries(texts).map(([column, text]) => ({ rowId, column, text })),
  )
  const writes = new Map(writesOf(base, state, { cells, deletes, restores }))
  for (const added of adds)
    if (!isThere(added)) writes.set(base.ids.numberOf(added.rowId), newRow(base, added.cells))
  return writes
}
