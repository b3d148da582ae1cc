import type { DraftBase } from '../rows/draft-base.ts'
import type { DraftRow, RowVersions } from '../rows/draft-row.ts'
import { type DraftState, rowOf, storedOf } from './draft-state.ts'
import { withPreviewCounts } from './put-previews.ts'
import { Tally } from './tally.ts'

/** Replaces rows, with all that follows from them. Steps and the sent part stay as they are. */
export function putRows(
  base: DraftBase,
  state: DraftState,
  changes: ReadonlyMap<number, RowVersions>,
): DraftState {
  if (changes.size === 0) return state
  const tally = new Tally(base, state)
  for (const [number, next] of changes) {
    const stored = storedOf(base, state, number)
    tally.replace(number, { row: rowOf(base, state, number), stored }, next)
  }
  const entries = [...changes]
  const next = {
    ...state,
    ...tally.result,
    rows: state.rows.with(entries.map(([number, { row }]) => [number, kept(base, number, row)])),
    stored: state.stored.with(entries.map(([number, { stored }]) => [number, stored])),
    pending: state.pending.with(
      entries.map(([number, versions]) => [number, isPending(base, versions) || undefined]),
    ),
    added: addedOf(base, state, changes),
  }
  return withPreviewCounts(state, next, changes.keys())
}

/** Returns an added row, or one that differs from the file. */
function kept(base: DraftBase, number: number, row: DraftRow | undefined): DraftRow | undefined {
  const isAsRead = row && !row.isDeleted && Object.keys(row.cells).length === 0
  return isAsRead && base.isInFile(number) ? undefined : row
}

/** True if the bank doesn't have a row as it is in this tab. */
function isPending(base: DraftBase, { row, stored }: RowVersions): boolean {
  if (!row) return false
  if (!stored) return !row.isDeleted
  const isSame = base.columns.every(name => row.cells[name] === stored.cells[name])
  return !isSame || row.isDeleted !== stored.isDeleted
}

/** Orders the added rows by their positions at the bank. Those without one follow. */
function addedOf(
  base: DraftBase,
  state: DraftState,
  changes: ReadonlyMap<number, RowVersions>,
): readonly number[] {
  const fresh = [...changes.keys()].filter(number => !base.isInFile(number))
  if (fresh.length === 0) return state.added
  const positionOf = (number: number): number => {
    const change = changes.get(number)
    return (change ? change.stored : state.stored.get(number))?.position ?? Infinity
  }
  return [...new Set([...state.added, ...fresh])].toSorted((one, other) => {
    const [first, second] = [positionOf(one), positionOf(other)]
    return first === second ? 0 : first - second
  })
}
