import type { BatchContent } from '../../batches/index.ts'
import type { BatchColumn } from '../format.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { ColumnNames } from './match-columns.ts'

const SAMPLE_ROWS = 20

/** The looks of cells, for content that can be recognised by them. */
const LOOKS: Readonly<Partial<Record<BatchContent, RegExp>>> = {
  email: /^\s*\S+@\S+\.\S+\s*$/,
  amount: /^\s*\p{Sc}?\s?\d[\d.,'\s]*\p{Sc}?\s*$/u,
  country: /^\s*[A-Za-z]{2}\s*$/,
  currency: /^\s*[A-Za-z]{3}\s*$/,
}

/**
 * Finds the columns of a file without a header. In the usual order and number all are known;
 * otherwise only those whose cells can be recognised by their looks.
 */
export function guessColumns(sheet: Sheet, columns: readonly BatchColumn[]): ColumnNames {
  const cells = sheet.cellCount(0)
  const inOrder = columns.filter(({ content }) => content !== 'rowId')
  const usual = [columns, inOrder].find(
    ({ length }) => length === cells || (length > cells && length === inOrder.length),
  )
  const isUsual = usual?.slice(0, cells).every((column, at) => fits(sheet, column, at)) === true
  if (isUsual) return usual.slice(0, cells).map(({ name }) => name)
  const found: (string | undefined)[] = Array.from({ length: cells }, () => undefined)
  for (const column of columns) {
    if (!LOOKS[column.content]) continue
    const at = found.findIndex((name, cell) => name === undefined && fits(sheet, column, cell))
    if (at !== -1) found[at] = column.name
  }
  return found
}

/** True if all filled cells of a sample look right, or there is no look to go by. */
function fits(sheet: Sheet, { content, isRequired }: BatchColumn, cell: number): boolean {
  const look = LOOKS[content]
  if (!look) return true
  const rows = Array.from({ length: Math.min(sheet.rows, SAMPLE_ROWS) }, (_, row) => row)
  const filled = rows.map(row => sheet.text(row, cell)).filter(text => text.trim() !== '')
  return filled.every(text => look.test(text)) && (filled.length > 0 || !isRequired)
}
