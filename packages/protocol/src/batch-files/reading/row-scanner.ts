import { type CellStore, ROW_MARKS } from './cell-store.ts'
import type { FirstRow } from './first-row.ts'
import { LONGEST_ROW } from './limits.ts'

const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const TAB = 0x09
// Equal to no byte.
const NO_BYTE = -1

// The meanings of bytes for the scanner.
const DELIMITER = 1
const LINE_END = 2
const QUOTE_MARK = 3

// Results other than a position.
const INCOMPLETE = -1
const UNCLOSED = -2

/** The range of bytes to scan. */
interface Extent {
  readonly limit: number
  /** True if the file ends at the limit. */
  readonly isLast: boolean
}

/**
 * Finds the rows and cells in a store's bytes by RFC 4180. Lines end with LF, CRLF or CR. Skips
 * lines without content. A quote that is never closed costs only its own line.
 */
export class RowScanner {
  /** The position of the first byte that isn't part of a row. */
  position: number
  /** True if a row is longer than rows of payments are; nothing is scanned from then on. */
  isTooLong = false
  /** The line of the next row. */
  line: number
  readonly #store: CellStore
  /** Outside of quotes: the meaning of each byte. */
  readonly #kinds = new Uint8Array(256)
  /** Within quotes. */
  readonly #quotedKinds = new Uint8Array(256)
  #mark: number = ROW_MARKS.none
  #hasQuotedLines = false

  constructor(store: CellStore, delimiter: number, first: FirstRow) {
    this.#store = store
    this.position = first.position
    this.line = first.line
    this.#kinds[delimiter] = DELIMITER
    this.#quotedKinds[QUOTE] = QUOTE_MARK
    for (const kinds of [this.#kinds, this.#quotedKinds]) {
      kinds[LINE_FEED] = LINE_END
      kinds[CARRIAGE_RETURN] = LINE_END
    }
  }

  /** Scans whole rows up to the end of the store, at most so many. */
  scan(isLast: boolean, mostRows: number): void {
    const store = this.#store
    const extent = { limit: store.size, isLast }
    // Ends every loop that looks for the end of a cell.
    store.bytes[store.size] = LINE_FEED
    const stop = store.rows + mostRows
    while (this.position < extent.limit && store.rows < stop && !this.isTooLong) {
      const next = this.#row(extent)
      if (next === INCOMPLETE) {
        this.isTooLong = extent.limit - this.position > LONGEST_ROW
        return
      }
      this.position = next
    }
  }

  #row(extent: Extent): number {
    const start = this.position
    this.#mark = ROW_MARKS.none
    this.#hasQuotedLines = false
    const before = this.#store.cells
    let end = this.#cells(start, extent)
    if (end === UNCLOSED) {
      this.#store.cells = before
      this.#mark = ROW_MARKS.quoteOpen
      this.#hasQuotedLines = false
      end = this.#cells(start, extent)
    }
    if (end < 0 || this.#isCut(end, extent)) {
      this.#store.cells = before
      return INCOMPLETE
    }
    return this.#close(before, end, extent.limit)
  }

  /** True if the row, or the line break after it, may go on in the next chunk. */
  #isCut(end: number, { limit, isLast }: Extent): boolean {
    if (isLast) return false
    return end >= limit || (this.#store.bytes[end] === CARRIAGE_RETURN && end + 1 === limit)
  }

  /** Finds the cells of a row, and returns its end. */
  #cells(start: number, extent: Extent): number {
    const store = this.#store
    const { bytes } = store
    const kinds = this.#kinds
    const quote = this.#mark === ROW_MARKS.quoteOpen ? NO_BYTE : QUOTE
    let { ends, cells } = store
    let at = start
    for (;;) {
      const end = bytes[at] === quote ? this.#quotedEnd(at, extent) : this.#plainEnd(at)
      if (end < 0) return end
      if (cells === ends.length) ends = store.growCells()
      ends[cells] = end
      cells += 1
      if (kinds[bytes[end] ?? LINE_FEED] !== DELIMITER || end >= extent.limit) break
      at = end + 1
    }
    store.cells = cells
    return ends[cells - 1] ?? start
  }

  #plainEnd(start: number): number {
    const { bytes } = this.#store
    const kinds = this.#kinds
    let at = start
    while (kinds[bytes[at] ?? LINE_FEED] === 0) at += 1
    return at
  }

  /** Returns the end of a quoted cell with the spaces after it. */
  #quotedEnd(start: number, extent: Extent): number {
    const { bytes } = this.#store
    let at = start + 1
    for (;;) {
      at = this.#nextQuote(at, extent.limit)
      if (at === UNCLOSED) return UNCLOSED
      if (at >= extent.limit) return this.#unclosed(start, extent)
      if (bytes[at + 1] === QUOTE && at + 1 < extent.limit) at += 2
      else {
        const end = this.#closedEnd(at)
        if (end >= extent.limit && !extent.isLast) return INCOMPLETE
        if (end > 0) return end
        if (this.#hasQuotedLines) return UNCLOSED
        this.#mark = ROW_MARKS.quoteInside
        at += 1
      }
    }
  }

  /** Returns the position of the next quote. A line may only end before the first loose one. */
  #nextQuote(from: number, limit: number): number {
    const { bytes } = this.#store
    const kinds = this.#quotedKinds
    let at = from
    for (;;) {
      while (at < limit && kinds[bytes[at] ?? LINE_FEED] === 0) at += 1
      if (at >= limit || bytes[at] === QUOTE) return at
      if (this.#mark !== ROW_MARKS.none) return UNCLOSED
      this.#hasQuotedLines = true
      at += 1
    }
  }

  #unclosed(start: number, { limit, isLast }: Extent): number {
    return isLast || limit - start > LONGEST_ROW ? UNCLOSED : INCOMPLETE
  }

  /** Returns the end of the cell that a quote closes; 0 if more of it follows. */
  #closedEnd(quote: number): number {
    const { bytes } = this.#store
    let at = quote + 1
    while (bytes[at] === SPACE) at += 1
    return this.#kinds[bytes[at] ?? LINE_FEED] === 0 ? 0 : at
  }

  /** Keeps a row, unless it is blank, and returns the start of the next one. */
  #close(firstCell: number, end: number, limit: number): number {
    const store = this.#store
    const start = this.position
    if (end - start > LONGEST_ROW) {
      this.isTooLong = true
      return start
    }
    if (this.#isBlank(start, end)) store.cells = firstCell
    else {
      store.growRows()
      const row = store.rows
      store.starts[row] = start
      store.firsts[row] = firstCell
      store.lines[row] = this.line
      store.marks[row] = this.#mark
      store.rows = row + 1
      store.firsts[row + 1] = store.cells
    }
    this.line += 1
    if (this.#hasQuotedLines) this.line += lineEndsIn(store.bytes, start, end)
    return Math.min(limit, afterLineEnd(store.bytes, end))
  }

  #isBlank(start: number, end: number): boolean {
    const { bytes } = this.#store
    let at = start
    while (at < end && this.#isFiller(bytes[at] ?? 0)) at += 1
    return at === end
  }

  #isFiller(byte: number): boolean {
    return byte === SPACE || byte === TAB || this.#kinds[byte] === DELIMITER
  }
}

const afterLineEnd = (bytes: Uint8Array, end: number): number =>
  end + (bytes[end] === CARRIAGE_RETURN && bytes[end + 1] === LINE_FEED ? 2 : 1)

function lineEndsIn(bytes: Uint8Array, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]
    if (byte === CARRIAGE_RETURN || (byte === LINE_FEED && bytes[at - 1] !== CARRIAGE_RETURN))
      count += 1
  }
  return count
}
