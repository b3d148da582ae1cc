import {
  type BatchChecker,
  type CheckedRow,
  checkRow,
  type DuplicateFinder,
} from '@sixpence/protocol/batch-files'
import type { Cells, DraftRow, RowMoney, RowState, StoredRow } from './draft-row.ts'
import { GroupSizes } from './group-sizes.ts'
import { type RowIds, rowIdsOf } from './row-ids.ts'

/** A file that was read, checked to its end, and then compared to its end. */
export interface DraftSource {
  readonly checker: Pick<
    BatchChecker,
    'rules' | 'rows' | 'faultyRows' | 'totals' | 'text' | 'line' | 'isFaulty' | 'faults'
  >
  readonly finder: Pick<DuplicateFinder, 'keys'>
  /** Returns an id for a row without one. */
  readonly newId: () => string
}

/** Prepares the part of a draft that never changes, in slices of a few milliseconds. */
export function* draftBaseOf(source: DraftSource): Generator<void, DraftBase, void> {
  const ids = yield* rowIdsOf(source.checker, source.newId)
  yield
  const groups = new GroupSizes(source.finder.keys)
  yield
  return new DraftBase(source, ids, groups)
}

const AS_IN_THE_FILE: StoredRow = { cells: {}, isDeleted: false, position: undefined }

const MONEY_CONTENTS = new Set(['amount', 'currency', 'country'])

/** The part of a draft that never changes: its file and the ids of its rows. */
export class DraftBase {
  readonly checker: DraftSource['checker']
  readonly newId: () => string
  readonly ids: RowIds
  readonly groups: GroupSizes
  /** The columns that a row is made of, without its id. */
  readonly columns: readonly string[]
  readonly #amountColumn: string | undefined
  /** The columns that decide a row's money. */
  readonly #moneyColumns: readonly string[]
  readonly #keys: Float64Array

  constructor({ checker, finder, newId }: DraftSource, ids: RowIds, groups: GroupSizes) {
    this.checker = checker
    this.newId = newId
    this.ids = ids
    this.groups = groups
    const { columns } = checker.rules.format
    this.columns = columns.filter(each => each.content !== 'rowId').map(({ name }) => name)
    this.#amountColumn = columns.find(each => each.content === 'amount')?.name
    this.#moneyColumns = columns
      .filter(({ content }) => MONEY_CONTENTS.has(content))
      .map(({ name }) => name)
    this.#keys = finder.keys
  }

  isInFile(number: number): boolean {
    return number < this.checker.rows
  }

  /** True if a row was added, or has a cell that differs from the file's. */
  isChanged(number: number, row: RowState | undefined): boolean {
    return !this.isInFile(number) || Object.keys(row?.cells ?? {}).length > 0
  }

  isFaultyInFile(number: number): boolean {
    return this.isInFile(number) && this.checker.isFaulty(number)
  }

  /** Returns the text in the file; empty for an added row. */
  fileText(number: number, column: string): string {
    return this.isInFile(number) ? this.checker.text(number, column) : ''
  }

  /** Returns the key of a row of the file. */
  fileKey(number: number): number {
    return this.#keys[number] ?? 0
  }

  /** Returns a row as it is in the file; undefined for an added one. */
  fileRow(number: number): DraftRow | undefined {
    if (!this.isInFile(number)) return undefined
    const money = () =>
      this.moneyOf(checkRow(this.checker.rules, column => this.fileText(number, column)))
    return {
      ...AS_IN_THE_FILE,
      isFaulty: this.checker.isFaulty(number),
      key: this.fileKey(number),
      // Checking the row takes long, and is only needed if its money changes.
      get money() {
        return money()
      },
    }
  }

  /** Returns a row of the file as the bank has it before any edit; undefined for an added one. */
  storedFileRow(number: number): StoredRow | undefined {
    return this.isInFile(number) ? AS_IN_THE_FILE : undefined
  }

  text(number: number, row: RowState | undefined, column: string): string {
    return row?.cells[column] ?? this.fileText(number, column)
  }

  /** True if two versions of a row have the same money, because the texts that decide it are. */
  isSameMoney(row: RowState, other: RowState): boolean {
    return this.#moneyColumns.every(column => row.cells[column] === other.cells[column])
  }

  /** Returns the texts that differ from the file's. */
  differing(number: number, cells: Cells): Cells {
    const entries = Object.entries(cells)
    return Object.fromEntries(
      entries.filter(([column, text]) => text !== this.fileText(number, column)),
    )
  }

  moneyOf({ values }: CheckedRow): RowMoney | undefined {
    const { accountCurrency, currencyColumn } = this.checker.rules
    const amount = this.#amountColumn === undefined ? undefined : values[this.#amountColumn]
    const currencyCode = currencyColumn === undefined ? accountCurrency : values[currencyColumn]
    return amount && currencyCode ? { amount, currencyCode } : undefined
  }
}
