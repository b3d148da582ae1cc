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
export const nextFault = (draft: BatchDraft, after?: CellPosition): CellPosition | undefined =>
  faultFrom(draft, after, 1)

/** Finds the fault before a position, or the last one. Goes on at the end before the first. */
export const previousFault = (draft: BatchDraft, before?: CellPosition): CellPosition | undefined =>
  faultFrom(draft, before, -1)

function faultFrom(
  draft: BatchDraft,
  from: CellPosition | undefined,
  step: 1 | -1,
): CellPosition | undefined {
  const inRow = from && faultBeside(draft, from, step)
  if (inRow) return inRow
  const ids = draft.ids('all')
  const found = from ? ids.indexOf(from.rowId) : -1
  const start = found < 0 && step < 0 ? 0 : found
  for (let steps = 1; steps <= ids.length; steps += 1) {
    const rowId = ids[(start + step * steps + ids.length) % ids.length]
    if (rowId !== undefined && draft.isFaulty(rowId)) return faultsOf(draft, rowId).at(ENDS[step])
  }
  return undefined
}

/** The index of the fault of a row that is found first, by the direction. */
const ENDS = { [1]: 0, [-1]: -1 } as const

/** Finds another fault in the same row. */
function faultBeside(
  draft: BatchDraft,
  from: CellPosition,
  step: 1 | -1,
): CellPosition | undefined {
  const order = [...draft.rules.columns.keys()]
  const rankOf = ({ column }: CellPosition) => (column === undefined ? -1 : order.indexOf(column))
  const isBeyond = (position: CellPosition) => (rankOf(position) - rankOf(from)) * step > 0
  const faults = faultsOf(draft, from.rowId)
  return step > 0 ? faults.find(isBeyond) : faults.findLast(isBeyond)
}

/** Lists the positions of the faults of a row, in the order of the columns. */
function faultsOf(draft: BatchDraft, rowId: string): readonly CellPosition[] {
  if (!draft.isFaulty(rowId)) return []
  const { row, cells } = draft.faults(rowId)
  const columns = [...draft.rules.columns.keys()].filter(column => cells[column])
  return [...(row ? [undefined] : []), ...columns].map(column => ({ rowId, column }))
}
