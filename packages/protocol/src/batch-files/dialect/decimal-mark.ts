import type { Sheet } from '../reading/sheet.ts'
import { cellEnd, cellStart } from '../reading/sheet.ts'

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

/** Looks for amounts that only one decimal mark can read, in rows of a column. */
export function findMarkEvidence(sheet: Sheet, column: number, firstRow: number): MarkEvidence {
  const { store } = sheet
  const rows: { '.'?: number; ','?: number; either?: number } = {}
  for (let row = firstRow; row < sheet.rows; row += 1) {
    if (column >= sheet.cellCount(row)) continue
    const reading = readingOf(
      store.bytes,
      cellStart(store, row, column),
      cellEnd(store, row, column),
    )
    if (reading !== undefined) rows[reading] ??= row
  }
  return rows
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
