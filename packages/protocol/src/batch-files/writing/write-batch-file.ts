import type { BatchFormat } from '../format.ts'
import { blankCardNumbers } from '../rules/card-numbers.ts'
import { csvLine } from './csv-lines.ts'

/** The rows of a file, by the names of their columns. */
export interface WrittenRows {
  readonly rows: number
  /** Returns the text in a column; empty if there is none. */
  readonly text: (row: number, column: string) => string
}

const ROWS_AT_ONCE = 500

/**
 * Writes a file in its canonical form, in chunks of some hundred rows: UTF-8, commas, CRLF, all
 * columns of the format under their own names. Blanks the numbers of cards.
 */
export function* writeBatchFile(
  { columns }: BatchFormat,
  source: WrittenRows,
): Generator<Uint8Array<ArrayBuffer>, void> {
  const names = columns.map(({ name }) => name)
  const isDetail = new Map(columns.map(({ name, content }) => [name, content === 'detail']))
  const cellOf = (row: number, name: string): string => {
    const text = source.text(row, name)
    // Bank details may look like the number of a card; their check has blanked those that are.
    return isDetail.get(name) === true ? text : blankCardNumbers(text)
  }
  const encoder = new TextEncoder()
  yield encoder.encode(csvLine(names))
  for (let first = 0; first < source.rows; first += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, source.rows - first)
    const lines = Array.from({ length: count }, (_, at) =>
      csvLine(names.map(name => cellOf(first + at, name))),
    )
    yield encoder.encode(lines.join(''))
  }
}
