import type { Cells } from '../rows/draft-row.ts'
import type { DraftPart } from './draft-part.ts'

/** The edits of a row in a part. */
export interface SentRow {
  readonly cells: Cells
  /** Undefined if the part neither deletes nor restores the row. */
  readonly isDeleted: boolean | undefined
}

/** Returns the rows of a part by their ids. */
export function sentRows(part: DraftPart | undefined): ReadonlyMap<string, SentRow> {
  const rows = new Map<string, SentRow>()
  if (!part) return rows
  for (const { rowId, cells } of [...part.adds, ...part.updates])
    rows.set(rowId, { cells, isDeleted: undefined })
  const move = (rowId: string, isDeleted: boolean) =>
    rows.set(rowId, { cells: rows.get(rowId)?.cells ?? {}, isDeleted })
  for (const rowId of part.deletes) move(rowId, true)
  for (const rowId of part.restores) move(rowId, false)
  return rows
}
