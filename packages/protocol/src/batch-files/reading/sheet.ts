import { type CellStore, ROW_MARKS } from './cell-store.ts'

/** The cells of a file. A cell becomes text only when it is read. */
export interface Sheet {
  readonly rows: number
  /** The number of cells in a row. */
  readonly cellCount: (row: number) => number
  /** The text of a cell without its quotes; empty if the row has no such cell. */
  readonly text: (row: number, column: number) => string
  /** The texts of a row. */
  readonly texts: (row: number) => string[]
  /** The line of the file on which a row starts, from 1. */
  readonly line: (row: number) => number
  /** True if the quotes in a row don't follow RFC 4180, so that its cells are a guess. */
  readonly hasLooseQuotes: (row: number) => boolean
  /** The bytes and positions, for what can't wait for texts. */
  readonly store: CellStore
}

/** Reads texts from a store. */
export function sheetOf(store: CellStore): Sheet {
  const cellCount = (row: number): number => (store.firsts[row + 1] ?? 0) - (store.firsts[row] ?? 0)
  const text = (row: number, column: number): string =>
    column < cellCount(row) ? cellText(store, row, column) : ''
  return {
    get rows() {
      return store.rows
    },
    cellCount,
    text,
    texts: row => Array.from({ length: cellCount(row) }, (_, column) => text(row, column)),
    line: row => store.lines[row] ?? 0,
    hasLooseQuotes: row => store.marks[row] !== ROW_MARKS.none,
    store,
  }
}

/** Returns the position of a cell's first byte. */
export const cellStart = (store: CellStore, row: number, column: number): number =>
  column === 0
    ? (store.starts[row] ?? 0)
    : (store.ends[(store.firsts[row] ?? 0) + column - 1] ?? 0) + 1

/** Returns the position after a cell's last byte. */
export const cellEnd = (store: CellStore, row: number, column: number): number =>
  store.ends[(store.firsts[row] ?? 0) + column] ?? 0

function cellText(store: CellStore, row: number, column: number): string {
  const raw = decoded(store.bytes, cellStart(store, row, column), cellEnd(store, row, column))
  const isQuoted = raw.startsWith('"') && store.marks[row] !== ROW_MARKS.quoteOpen
  return isQuoted ? raw.slice(1, raw.lastIndexOf('"')).replaceAll('""', '"') : raw
}

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true })
const LONGEST_SHORT = 32

/** Returns bytes of UTF-8 as text. For short ASCII a decoder takes longer than this. */
function decoded(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > LONGEST_SHORT) return DECODER.decode(bytes.subarray(start, end))
  let text = ''
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80) return DECODER.decode(bytes.subarray(start, end))
    text += String.fromCharCode(byte)
  }
  return text
}
