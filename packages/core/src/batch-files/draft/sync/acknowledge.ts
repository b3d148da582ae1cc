import type { DraftBase } from '../rows/draft-base.ts'
import type { RowVersions } from '../rows/draft-row.ts'
import { type DraftState, rowOf, storedOf } from '../state/draft-state.ts'
import { putPreviews } from '../state/put-previews.ts'
import { putRows } from '../state/put-rows.ts'
import { sentRows } from './sent-rows.ts'

/** Notes that the bank has kept the sent part. Edits made since then stay pending. */
export function acknowledgeSent(base: DraftBase, state: DraftState): DraftState {
  const changes = new Map<number, RowVersions>()
  for (const [rowId, { cells, isDeleted }] of sentRows(state.sent)) {
    const number = base.ids.numberOf(rowId)
    const before = storedOf(base, state, number)
    const stored = {
      cells: base.differing(number, { ...before?.cells, ...cells }),
      isDeleted: isDeleted ?? before?.isDeleted ?? false,
      position: before?.position,
    }
    changes.set(number, { row: rowOf(base, state, number), stored })
  }
  const gone = new Map(Array.from(changes.keys(), number => [number, undefined]))
  return { ...putPreviews(putRows(base, state, changes), gone), sent: undefined }
}
