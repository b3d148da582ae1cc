import { cellEnd, type Sheet } from '../reading/sheet.ts'
import type { RowFault } from './cell-fault.ts'

/** The facts about a file that its rows have to match. */
export interface FileShape {
  /** The number of columns. */
  readonly columns: number
  readonly hasHeader: boolean
}

/** Returns the fault of a whole row, if there is one. Missing cells count as empty. */
export function rowFaultOf(sheet: Sheet, row: number, shape: FileShape): RowFault | undefined {
  if (sheet.hasLooseQuotes(row)) return { reason: 'looseQuotes' }
  const cells = sheet.cellCount(row)
  if (cells > shape.columns && isFilledFrom(sheet, row, shape.columns))
    return { reason: 'tooManyCells', cells, expected: shape.columns }
  return shape.hasHeader && isHeaderAgain(sheet, row) ? { reason: 'repeatedHeader' } : undefined
}

const isFilledFrom = (sheet: Sheet, row: number, column: number): boolean =>
  sheet
    .texts(row)
    .slice(column)
    .some(text => text.trim() !== '')

function isHeaderAgain({ store, cellCount }: Sheet, row: number): boolean {
  const start = store.starts[row] ?? 0
  const first = store.starts[0] ?? 0
  const length = cellEnd(store, 0, cellCount(0) - 1) - first
  if (store.ends[(store.firsts[row + 1] ?? 0) - 1] !== start + length) return false
  for (let at = 0; at < length; at += 1)
    if (store.bytes[start + at] !== store.bytes[first + at]) return false
  return true
}
