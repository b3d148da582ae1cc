import { type CellFault, type DraftChange, mended } from '@sixpence/core/batch-files'
import type { FaultyCell } from '../words/use-fault-text.ts'
import type { GridTask } from '../use-grid.ts'

/** A cell with its fault. */
export interface FaultAt extends FaultyCell {
  readonly fault: CellFault
}

/** Returns the cell that has the focus, if it is faulty. */
export function faultAt({ draft, rows, columns, at }: GridTask): FaultAt | undefined {
  const column = columns[at.column - 1]
  const rowId = rows.ids[at.row]
  if (!column || rowId === undefined || !draft.isFaulty(rowId)) return undefined
  const fault = draft.faults(rowId).cells[column.name]
  return fault && { draft, rowId, column, fault }
}

/** Returns the change that mends all cells with this fault, if the fault has the right text. */
export function ownMend({ draft, column, fault }: FaultAt): DraftChange | undefined {
  if (fault.reason !== 'letters') return undefined
  return mended(draft, { column: column.name, reason: fault.reason })
}
