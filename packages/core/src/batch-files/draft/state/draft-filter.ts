import type { DraftBase } from '../rows/draft-base.ts'
import { type DraftCounts, type DraftState, storedOf } from './draft-state.ts'
import { isPreviewFound } from './put-previews.ts'

/** A choice of rows. `duplicate` finds all rows that repeat each other. */
export type DraftFilter = keyof DraftCounts

/** Lists the ids of the rows that a filter finds, in order. */
export const idsOf = (base: DraftBase, state: DraftState, filter: DraftFilter): readonly string[] =>
  select(base, state, FILTERS[filter](base, state))

/** Lists the ids of the other rows that repeat a row or are repeated by it, in order. */
export function duplicatesOf(
  base: DraftBase,
  state: DraftState,
  number: number,
): readonly string[] {
  const key = keyOf(base, state, number)
  if (!isLive(state, number) || groupSize(base, state, key) < 2) return []
  return select(
    base,
    state,
    other => other !== number && keyOf(base, state, other) === key && isLive(state, other),
  )
}

function select(
  { checker, ids }: DraftBase,
  { added }: DraftState,
  isFound: (number: number) => boolean,
): readonly string[] {
  const found: string[] = []
  for (let row = 0; row < checker.rows; row += 1) if (isFound(row)) found.push(ids.idOf(row))
  for (const row of added) if (isFound(row)) found.push(ids.idOf(row))
  return found
}

type MakeFilter = (base: DraftBase, state: DraftState) => (number: number) => boolean

const isLive = ({ rows }: DraftState, number: number): boolean =>
  rows.get(number)?.isDeleted !== true

const keyOf = (base: DraftBase, { rows }: DraftState, number: number): number =>
  rows.get(number)?.key ?? base.fileKey(number)

const groupSize = (base: DraftBase, { groups }: DraftState, key: number): number =>
  groups.get(key) ?? base.groups.get(key)

/** Wraps a filter so that it never finds deleted rows. */
const live =
  (isFound: (base: DraftBase, state: DraftState, number: number) => boolean): MakeFilter =>
  (base, state) =>
  number =>
    isLive(state, number) && isFound(base, state, number)

const previewed =
  (filter: Parameters<typeof isPreviewFound>[2]): MakeFilter =>
  (_base, state) =>
  number =>
    isPreviewFound(state, number, filter)

const FILTERS: Readonly<Record<DraftFilter, MakeFilter>> = {
  all: live(() => true),
  faulty: live(
    (base, { rows }, number) => rows.get(number)?.isFaulty ?? base.isFaultyInFile(number),
  ),
  duplicate: live((base, state, number) => groupSize(base, state, keyOf(base, state, number)) > 1),
  changed: live((base, { rows }, number) => base.isChanged(number, rows.get(number))),
  newPayee: previewed('newPayee'),
  closeMatch: previewed('closeMatch'),
  noMatch: previewed('noMatch'),
  unknown: previewed('unknown'),
  otherAccount: previewed('otherAccount'),
  // A row that the bank never had vanishes.
  deleted: (base, state) => number =>
    !isLive(state, number) && storedOf(base, state, number) !== undefined,
}
