import type { UnderstoodFile } from '../dialect/understand.ts'
import { DuplicateFinder, type FinderState } from '../duplicates/duplicate-finder.ts'
import { CellStore, type StoredCells } from '../reading/cell-store.ts'
import { sheetOf } from '../reading/sheet.ts'
import { BatchChecker, type CheckerState } from '../rules/batch-checker.ts'

/** A file with the results of its checks. */
export interface CheckedFile {
  readonly file: UnderstoodFile
  readonly checker: BatchChecker
  readonly finder: DuplicateFinder
}

/** A checked file as plain data, which can be posted to another thread. */
export interface CheckedFileState {
  readonly file: Omit<UnderstoodFile, 'sheet'>
  readonly cells: StoredCells
  readonly checker: CheckerState
  readonly finder: FinderState
}

/** Returns a checked file as plain data. Shares its arrays: the file is empty once they are moved. */
export function checkedFileState({ file, checker, finder }: CheckedFile): CheckedFileState {
  const { sheet, ...facts } = file
  return {
    file: facts,
    cells: sheet.store.state,
    checker: checker.state,
    finder: finder.state,
  }
}

/** Returns the checked file that plain data was made of, without reading or checking anything. */
export function checkedFileOf({ file, cells, checker, finder }: CheckedFileState): CheckedFile {
  const understood = { ...file, sheet: sheetOf(CellStore.of(cells)) }
  const rebuilt = BatchChecker.of(understood, checker)
  return {
    file: understood,
    checker: rebuilt,
    finder: new DuplicateFinder(understood, rebuilt.rules, finder),
  }
}

/** Lists the memory of a checked file, which can be transferred instead of copied. */
export function transferableOf({ cells, checker, finder }: CheckedFileState): ArrayBuffer[] {
  const { bytes, ends, starts, firsts, lines, marks } = cells
  const { cellFaults, rowFaults } = checker
  const { lows, highs, slots } = finder.table ?? {}
  const ofRows = [bytes, ends, starts, firsts, lines, marks, cellFaults, rowFaults]
  const arrays = [...ofRows, finder.firsts, finder.keys, lows, highs, slots]
  return arrays.flatMap(array => (array ? [array.buffer] : []))
}
