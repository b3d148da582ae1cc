import { CellStore } from '../reading/cell-store.ts'
import type { FirstRow } from '../reading/first-row.ts'
import { RowScanner } from '../reading/row-scanner.ts'

/** The delimiters that are recognised. The comma is last, because it may be a decimal mark. */
export const DELIMITERS = [';', '\t', '|', ','] as const

export type Delimiter = (typeof DELIMITERS)[number]

const SAMPLE_ROWS = 50
const SAMPLE_START: FirstRow = { position: 0, line: 1 }

/**
 * Guesses the delimiter from the first rows: the one that cuts most of them into the same number of
 * cells, and into most cells.
 *
 * @param isWhole True if the sample is the whole file, so that its last row is complete.
 */
export function guessDelimiter(sample: Uint8Array, isWhole: boolean): Delimiter {
  const scored = DELIMITERS.map(delimiter => ({
    delimiter,
    score: scoreOf(cellCounts(sample, delimiter, isWhole)),
  }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.delimiter : ','
}

const STATED = /^sep=([,;\t|])(?:\r\n|\r|\n)/

/** Reads the first line by which Excel learns the delimiter, e.g. `sep=;`, and what follows it. */
export function statedDelimiter(sample: Uint8Array): {
  readonly delimiter: Delimiter | undefined
  readonly first: FirstRow
} {
  const head = String.fromCharCode(...sample.subarray(0, 7))
  const [line, sign] = STATED.exec(head) ?? []
  if (line === undefined) return { delimiter: undefined, first: SAMPLE_START }
  const delimiter = DELIMITERS.find(each => each === sign)
  return { delimiter, first: { position: line.length, line: 2 } }
}

/** Returns the number of cells in each of the first rows. */
function cellCounts(sample: Uint8Array, delimiter: Delimiter, isWhole: boolean): number[] {
  const store = new CellStore(sample.length)
  store.append(sample)
  new RowScanner(store, delimiter.charCodeAt(0), SAMPLE_START).scan(isWhole, SAMPLE_ROWS)
  return Array.from(
    { length: store.rows },
    (_, row) => (store.firsts[row + 1] ?? 0) - (store.firsts[row] ?? 0),
  )
}

/** The share of rows with the most frequent number of cells, squared, times that number. */
function scoreOf(counts: readonly number[]): number {
  const rowsWith = new Map<number, number>()
  for (const count of counts) rowsWith.set(count, (rowsWith.get(count) ?? 0) + 1)
  const [usual = 1, rows = 0] = [...rowsWith].toSorted(([, one], [, other]) => other - one)[0] ?? []
  if (usual === 1) return 0
  const isLikeHeader = counts[0] === usual
  return (rows / counts.length) ** 2 * usual * (isLikeHeader ? 1 : 0.5)
}
