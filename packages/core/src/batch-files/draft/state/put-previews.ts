import type { RowPreview } from '../rows/row-preview.ts'
import type { DraftState } from './draft-state.ts'

/** Replaces previews by the numbers of their rows; undefined removes one. */
export function putPreviews(
  state: DraftState,
  previews: ReadonlyMap<number, RowPreview | undefined>,
): DraftState {
  const next = { ...state, previews: state.previews.with(previews) }
  return withNewPayees(state, next, previews.keys())
}

/** Counts the new payees of a state, given the one before and the rows that differ. */
export function withNewPayees(
  before: DraftState,
  after: DraftState,
  numbers: Iterable<number>,
): DraftState {
  if (after.previews.size === 0 && before.previews.size === 0) return after
  let { newPayee } = before.counts
  for (const number of numbers) {
    newPayee += Number(hasNewPayee(after, number)) - Number(hasNewPayee(before, number))
  }
  return { ...after, counts: { ...after.counts, newPayee } }
}

/** True if the payee of a row is new. Never for an edited row, which the bank doesn't know yet. */
export const hasNewPayee = ({ previews, pending, rows }: DraftState, number: number): boolean =>
  previews.get(number)?.isNewPayee === true &&
  pending.get(number) !== true &&
  rows.get(number)?.isDeleted !== true
