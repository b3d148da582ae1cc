import type { RowPreview } from '../rows/row-preview.ts'
import type { DraftState } from './draft-state.ts'

/** Replaces previews by the numbers of their rows; undefined removes one. */
export function putPreviews(
  state: DraftState,
  previews: ReadonlyMap<number, RowPreview | undefined>,
): DraftState {
  const next = { ...state, previews: state.previews.with(previews) }
  return withPreviewCounts(state, next, previews.keys())
}

/** Counts what the previews of a state find, given the one before and the rows that differ. */
export function withPreviewCounts(
  before: DraftState,
  after: DraftState,
  numbers: Iterable<number>,
): DraftState {
  if (after.previews.size === 0 && before.previews.size === 0) return after
  const counts = { ...after.counts }
  for (const name of PREVIEW_FILTERS) counts[name] = before.counts[name]
  for (const number of numbers) {
    const [one, other] = [shownPreview(before, number), shownPreview(after, number)]
    for (const name of PREVIEW_FILTERS)
      counts[name] += Number(isFoundBy(name, other)) - Number(isFoundBy(name, one))
  }
  return { ...after, counts }
}

/** The choices of rows by the bank's previews. */
const PREVIEW_FILTERS = ['newPayee', 'closeMatch', 'noMatch', 'unknown', 'otherAccount'] as const

type PreviewFilter = (typeof PREVIEW_FILTERS)[number]

/** True if a filter finds a row. Never an edited row, which the bank doesn't know yet. */
export const isPreviewFound = (state: DraftState, number: number, filter: PreviewFilter): boolean =>
  isFoundBy(filter, shownPreview(state, number))

function shownPreview(
  { previews, pending, rows }: DraftState,
  number: number,
): RowPreview | undefined {
  const isHidden = pending.get(number) === true || rows.get(number)?.isDeleted === true
  return isHidden ? undefined : previews.get(number)
}

function isFoundBy(filter: PreviewFilter, preview: RowPreview | undefined): boolean {
  if (filter === 'newPayee') return preview?.isNewPayee === true
  if (filter === 'otherAccount') return preview?.formerAccount !== undefined
  return preview?.nameCheck?.result === filter
}
