import type { DraftBase } from '../rows/draft-base.ts'
import type { RowState, StoredRow } from '../rows/draft-row.ts'
import { type DraftState, stateOf, storedOf } from '../state/draft-state.ts'
import type { DraftPart } from './draft-part.ts'

/** Collects the edits that the bank doesn't have, in the order of the rows. */
export function partOf(base: DraftBase, state: DraftState, most: number): DraftPart | undefined {
  const parts: DraftPart[] = []
  let size = 0
  for (const number of state.pending.keys()) {
    const row = stateOf(base, state, number)
    if (!row) continue
    const part = rowPart(base, number, { row, stored: storedOf(base, state, number) })
    size += sizeOf(part)
    if (size > most) break
    parts.push(part)
  }
  if (parts.length === 0) return undefined
  return {
    adds: parts.flatMap(({ adds }) => adds),
    updates: parts.flatMap(({ updates }) => updates),
    deletes: parts.flatMap(({ deletes }) => deletes),
    restores: parts.flatMap(({ restores }) => restores),
  }
}

const sizeOf = ({ adds, updates, deletes, restores }: DraftPart): number =>
  adds.length + updates.length + deletes.length + restores.length

interface Compared {
  readonly row: RowState
  readonly stored: StoredRow | undefined
}

function rowPart(base: DraftBase, number: number, { row, stored }: Compared): DraftPart {
  const rowId = base.ids.idOf(number)
  const differs = (name: string) => base.text(number, row, name) !== base.text(number, stored, name)
  const names = base.columns.filter(name => (stored ? differs(name) : row.cells[name]))
  const cells = Object.fromEntries(names.map(name => [name, base.text(number, row, name)]))
  return {
    adds: stored ? [] : [{ rowId, cells }],
    updates: stored && names.length > 0 ? [{ rowId, cells }] : [],
    deletes: stored && row.isDeleted && !stored.isDeleted ? [rowId] : [],
    restores: !row.isDeleted && stored?.isDeleted ? [rowId] : [],
  }
}
