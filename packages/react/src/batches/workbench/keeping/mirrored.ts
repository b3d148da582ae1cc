import type { BatchFormat, Cells, DecimalMark, DraftPart } from '@sixpence/core/batch-files'

/** Swaps points and commas, so that an amount reads the same by the other decimal mark. */
const mirrored = (text: string): string =>
  text.replaceAll(/[.,]/g, sign => (sign === '.' ? ',' : '.'))

/**
 * Returns a function that translates cells between this page and the bank, in both directions. The
 * bank's decimal mark is a point. Amounts that are faulty here stay so there.
 */
export function translatorOf(
  { columns }: BatchFormat,
  decimalMark: DecimalMark | undefined,
): (text: string, column: string) => string {
  const amount = columns.find(({ content }) => content === 'amount')?.name
  if (decimalMark !== ',') return text => text
  return (text, column) => (column === amount ? mirrored(text) : text)
}

/** Translates all cells of a row. */
export const translated = (
  cells: Cells,
  translate: (text: string, column: string) => string,
): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, translate(text, column)]),
  )

/** Translates all rows of a part, as a copy that may be changed. */
export function translatedPart(
  { adds, updates, deletes, restores }: DraftPart,
  translate: (text: string, column: string) => string,
) {
  const rows = (part: DraftPart['adds']) =>
    part.map(({ rowId, cells }) => ({ rowId, cells: { ...translated(cells, translate) } }))
  return {
    adds: rows(adds),
    updates: rows(updates),
    deletes: [...deletes],
    restores: [...restores],
  }
}
