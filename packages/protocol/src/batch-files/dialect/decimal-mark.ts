import { cellEnd, cellStart, type Sheet } from '../reading/sheet.ts'
import { rowsAtOnce } from '../reading/rows-at-once.ts'

/** The marks before decimals. */
export const DECIMAL_MARKS = ['.', ','] as const

export type DecimalMark = (typeof DECIMAL_MARKS)[number]

/** The readings that the amounts of a column allow. */
export interface MarkEvidence {
  /** The first row that is only readable with this decimal mark. */
  readonly '.'?: number
  readonly ','?: number
  /** The first row that both read as different amounts, e.g. `1.234`. */
  readonly either?: number
}

const POINT = 0x2e
const COMMA = 0x2c
const ZERO = 0x30
const NINE = 0x39
const THOUSAND = 3

/** Looks for amounts that only one decimal mark can read, in a column and in slices of time. */
export class MarkSearch {
  readonly column: number
  readonly #found: { '.'?: number; ','?: number; either?: number } = {}
  readonly #sheet: Sheet
  #row: number

  constructor(sheet: Sheet, column: number, firstRow: number) {
    this.#sheet = sheet
    this.column = column
    this.#row = firstRow
  }

  /** The readings found so far. */
  get found(): MarkEvidence {
    return this.#found
  }

  /** Searches until `isDue` returns true. Returns true once all rows are searched. */
  step(isDue: () => boolean): boolean {
    const { rows, store } = this.#sheet
    while (this.#row < rows) {
      const stop = rowsAtOnce(store, this.#row)
      for (; this.#row < stop; this.#row += 1) this.#search(this.#row)
      if (isDue()) break
    }
    return this.#row === rows
  }

  #search(row: number): void {
    const { store } = this.#sheet
    if (this.column >= this.#sheet.cellCount(row)) return
    const start = cellStart(store, row, this.column)
    const reading = readingOf(store.bytes, start, cellEnd(store, row, this.column))
    if (reading !== undefined) this.#found[reading] ??= row
  }
}

/** Returns the decimal mark that the marks in a cell require; undefined if they have no effect. */
function readingOf(bytes: Uint8Array, start: number, end: number): keyof MarkEvidence | undefined {
  const first = nextMark(bytes, start, end)
  if (first === end) return undefined
  const second = nextMark(bytes, first + 1, end)
  if (second === end)
    return isThousand(bytes, [start, first, end]) ? 'either' : signAt(bytes, first)
  // If both marks are used, the last one precedes the decimals; equal marks separate thousands.
  let last = second
  for (let at = second; at < end; at = nextMark(bytes, at + 1, end)) last = at
  if (bytes[last] !== bytes[first]) return signAt(bytes, last)
  return bytes[last] === POINT ? ',' : '.'
}

const signAt = (bytes: Uint8Array, at: number): DecimalMark => (bytes[at] === POINT ? '.' : ',')

function nextMark(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at] !== POINT && bytes[at] !== COMMA) at += 1
  return at
}

/** True if a single mark may precede three decimals or a group of three digits. */
function isThousand(
  bytes: Uint8Array,
  [start, mark, end]: readonly [number, number, number],
): boolean {
  const before = digitsUpTo(bytes, start, mark)
  let after = mark + 1
  while (after < end && isDigit(bytes[after])) after += 1
  const isGroup = after - mark - 1 === THOUSAND
  return isGroup && before >= 1 && before <= THOUSAND && bytes[mark - before] !== ZERO
}

function digitsUpTo(bytes: Uint8Array, start: number, mark: number): number {
  let at = mark
  while (at > start && isDigit(bytes[at - 1])) at -= 1
  return mark - at
}

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= ZERO && byte <= NINE
