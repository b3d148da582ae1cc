import type { BatchDraft } from './batch-draft.ts'

/** A position in a draft. */
export interface CellPosition {
  readonly rowId: string
  /** Undefined for a row as a whole; it stands before its cells. */
  readonly column: string | undefined
}

/**
 * Finds the next fault after a position, or the first one. Goes on at the top after the last, and
 * returns undefined only if there is none at all.
 */
export function nextFault(draft: BatchDraft, after?: CellPosition): CellPosition | undefined {
  const ids = draft.ids('all')
  const start = after ? ids.indexOf(after.rowId) : -1
  const rest = after ? faultsOf(draft, after.rowId) : []
  const order = [...draft.rules.columns.keys()]
  const rankOf = (position: CellPosition) =>
    position.column === undefined ? -1 : order.indexOf(position.column)
  const inRow = after && rest.find(position => rankOf(position) > rankOf(after))
  if (inRow) return inRow
  for (let step = 1; step <= ids.length; step += 1) {
    const rowId = ids[(start + step) % ids.length]
    if (rowId !== undefined && draft.isFaulty(rowId)) return faultsOf(draft, rowId)[0]
  }
  return undefined
}

/** Lists the positions of the faults of a row, in the order of the columns. */
function faultsOf(draft: BatchDraft, rowId: string): readonly CellPosition[] {
  if (!draft.isFaulty(rowId)) return []
  const { row, cells } = draft.faults(rowId)
  const columns = [...draft.rules.columns.keys()].filter(column => cells[column])
  return [...(row ? [undefined] : []), ...columns].map(column => ({ rowId, column }))
}
