import type { DraftBase } from '../rows/draft-base.ts'
import type { DraftPart } from '../sync/draft-part.ts'
import type { DraftRow, RowState, StoredRow } from '../rows/draft-row.ts'
import type { DraftSteps } from './draft-steps.ts'
import { PagedMap } from '../rows/paged-map.ts'
import type { RowPreview } from '../rows/row-preview.ts'

/** The numbers of rows that a filter finds. Deleted rows are only in `deleted`. */
export interface DraftCounts {
  readonly all: number
  readonly faulty: number
  readonly duplicate: number
  readonly changed: number
  /** Rows that the bank has as they are here, with a payee whom the customer has never paid. */
  readonly newPayee: number
  /** The same rows, by the result of comparing the payee's name with the account holder's. */
  readonly closeMatch: number
  readonly noMatch: number
  readonly unknown: number
  /** The same rows, if they pay another account than the one on which the name was paid last. */
  readonly otherAccount: number
  readonly deleted: number
}

/** The sum of a currency. */
export interface DraftSum {
  readonly amount: string
  readonly rows: number
}

/** A version of a draft. Versions share what they have in common. */
export interface DraftState {
  /** The rows that differ from the file. */
  readonly rows: PagedMap<DraftRow>
  /** The rows that differ at the bank from the file. */
  readonly stored: PagedMap<StoredRow>
  /** The rows that differ from those at the bank. */
  readonly pending: PagedMap<true>
  /** The added rows in their order. */
  readonly added: readonly number[]
  /** The sizes of the groups of alike rows that differ from those in the file. */
  readonly groups: PagedMap<number>
  readonly sums: ReadonlyMap<string, DraftSum>
  /** The bank's previews, also of rows that were edited since. */
  readonly previews: PagedMap<RowPreview>
  readonly counts: DraftCounts
  /** The part that is on its way to the bank. */
  readonly sent: DraftPart | undefined
  readonly past: DraftSteps | undefined
  readonly future: DraftSteps | undefined
}

/** Returns the state of a draft without any edit. */
export function firstState(base: DraftBase): DraftState {
  const { rows, faultyRows, totals } = base.checker
  const duplicate = base.groups.repeating
  return {
    rows: new PagedMap(),
    stored: new PagedMap(),
    pending: new PagedMap(),
    added: [],
    groups: new PagedMap(),
    previews: new PagedMap(),
    sums: new Map(totals.totals.map(({ currencyCode, ...sum }) => [currencyCode, sum])),
    counts: {
      all: rows,
      faulty: faultyRows,
      duplicate,
      changed: 0,
      newPayee: 0,
      closeMatch: 0,
      noMatch: 0,
      unknown: 0,
      otherAccount: 0,
      deleted: 0,
    },
    sent: undefined,
    past: undefined,
    future: undefined,
  }
}

/** Returns a row; undefined if there is none with this number. */
export const rowOf = (
  base: DraftBase,
  { rows }: DraftState,
  number: number,
): DraftRow | undefined => rows.get(number) ?? base.fileRow(number)

/** Returns the differences of a row, without its check. */
export const stateOf = (
  base: DraftBase,
  { rows }: DraftState,
  number: number,
): RowState | undefined => rows.get(number) ?? base.storedFileRow(number)

/** Returns a row as the bank has it; undefined if it doesn't have it. */
export const storedOf = (
  base: DraftBase,
  { stored }: DraftState,
  number: number,
): StoredRow | undefined => stored.get(number) ?? base.storedFileRow(number)
