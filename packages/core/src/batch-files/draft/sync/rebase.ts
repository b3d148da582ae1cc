import type { DraftBase } from '../rows/draft-base.ts'
import type { RowCells } from './draft-part.ts'
import type { RowVersions, StoredRow } from '../rows/draft-row.ts'
import { type DraftState, stateOf, storedOf } from '../state/draft-state.ts'
import { checkDraftRow } from '../rows/check-draft-row.ts'
import type { RowPreview } from '../rows/row-preview.ts'
import { putPreviews } from '../state/put-previews.ts'
import { putRows } from '../state/put-rows.ts'
import { type SentRow, sentRows } from './sent-rows.ts'

/** A row as the bank returns it. */
export interface BankRow extends RowCells {
  /** The position among all rows. It only orders rows that aren't in the file. */
  readonly position: number
  readonly isDeleted: boolean
  /** Absent for a faulty row. */
  readonly preview?: RowPreview | undefined
}

/** Takes over rows from the bank. Cells with an edit that the bank doesn't have keep it. */
export function rebaseOn(base: DraftBase, state: DraftState, rows: readonly BankRow[]): DraftState {
  const sent = sentRows(state.sent)
  const changes = new Map<number, RowVersions>()
  for (const bankRow of rows) {
    const number = base.ids.numberOf(bankRow.rowId)
    const stored = storedRow(base, number, bankRow)
    const row = merged(base, state, { number, stored, sent: sent.get(bankRow.rowId) })
    changes.set(number, { row: checkDraftRow(base, number, row), stored })
  }
  const previews = new Map(rows.map(row => [base.ids.numberOf(row.rowId), row.preview]))
  return { ...putPreviews(putRows(base, state, changes), previews), sent: undefined }
}

function storedRow(base: DraftBase, number: number, { cells, ...row }: BankRow): StoredRow {
  const all = Object.fromEntries(base.columns.map(name => [name, cells[name] ?? '']))
  return { cells: base.differing(number, all), isDeleted: row.isDeleted, position: row.position }
}

interface Incoming {
  readonly number: number
  readonly stored: StoredRow
  readonly sent: SentRow | undefined
}

/** Returns a row with the bank's texts, but for those that were edited here. */
function merged(base: DraftBase, state: DraftState, { number, stored, sent }: Incoming) {
  const row = stateOf(base, state, number)
  if (!row) return stored
  const known = storedOf(base, state, number)
  const isEdited = (name: string) =>
    sent?.cells[name] !== undefined ||
    base.text(number, row, name) !== base.text(number, known, name)
  const own = [...base.checker.rules.columns.keys()]
    .filter(isEdited)
    .map(name => [name, base.text(number, row, name)] as const)
  const isMoved = sent?.isDeleted !== undefined || row.isDeleted !== (known?.isDeleted ?? false)
  return {
    cells: { ...stored.cells, ...Object.fromEntries(own) },
    isDeleted: isMoved ? row.isDeleted : stored.isDeleted,
  }
}
