import type { DraftBase } from '../rows/draft-base.ts'
import type { RowPreview } from '../rows/row-preview.ts'
import { type DraftState, stateOf } from '../state/draft-state.ts'
import { putPreviews } from '../state/put-previews.ts'
import type { BankRow } from './rebase.ts'

/** Takes the bank's previews of the rows whose texts are the same here. */
export function takePreviews(
  base: DraftBase,
  state: DraftState,
  rows: readonly BankRow[],
): DraftState {
  const previews = new Map<number, RowPreview>()
  for (const { rowId, cells, preview } of rows) {
    const number = base.ids.known(rowId)
    if (number === undefined || !preview) continue
    const row = stateOf(base, state, number)
    const isSame = base.columns.every(name => base.text(number, row, name) === (cells[name] ?? ''))
    if (isSame) previews.set(number, preview)
  }
  return previews.size > 0 ? putPreviews(state, previews) : state
}
