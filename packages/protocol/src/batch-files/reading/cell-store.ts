/** Marks of rows whose quotes don't follow RFC 4180. */
export const ROW_MARKS = {
  /** Nothing to mark. */
  none: 0,
  /** A quote inside a quoted cell isn't doubled; the cell was still closed. */
  quoteInside: 1,
  /** A quote is never closed. The row ends with its line, and its quotes are letters. */
  quoteOpen: 2,
} as const

const FIRST_ROWS = 1024
const FIRST_CELLS = 8192

/**
 * The content of a file as UTF-8, with the positions of its cells in typed arrays. Takes about one
 * and a half times as much memory as the file.
 */
export class CellStore {
  bytes: Uint8Array<ArrayBuffer>
  /** The number of bytes in use. */
  size = 0
  /** The ends of all cells. A cell starts one byte after the end of the one before it. */
  ends = new Uint32Array(FIRST_CELLS)
  cells = 0
  rows = 0
  /** The position of each row's first byte. */
  starts = new Uint32Array(FIRST_ROWS)
  /** The index of each row's first cell in `ends`, with one more entry at the end. */
  firsts = new Uint32Array(FIRST_ROWS)
  /** The line of the file on which each row starts, from 1. */
  lines = new Uint32Array(FIRST_ROWS)
  marks = new Uint8Array(FIRST_ROWS)

  constructor(expectedSize: number) {
    this.bytes = new Uint8Array(expectedSize + 1)
  }

  /** Returns a store with the cells of another one. Shares its arrays. */
  static of(cells: StoredCells): CellStore {
    return Object.assign(new CellStore(0), cells)
  }

  /** The cells as plain data. Shares the arrays. */
  get state(): StoredCells {
    const { bytes, size, ends, cells, rows, starts, firsts, lines, marks } = this
    return { bytes, size, ends, cells, rows, starts, firsts, lines, marks }
  }

  /** Appends bytes. Leaves one byte behind them for the scanner. */
  append(part: Uint8Array): void {
    const size = this.size + part.length
    if (size >= this.bytes.length) {
      const larger = new Uint8Array(Math.max(size + 1, this.bytes.length * 2))
      larger.set(this.bytes.subarray(0, this.size))
      this.bytes = larger
    }
    this.bytes.set(part, this.size)
    this.size = size
  }

  /** Makes room for more cells, and returns the array of their ends. */
  growCells(): Uint32Array<ArrayBuffer> {
    this.ends = doubled(this.ends)
    return this.ends
  }

  /** Makes room for another row. */
  growRows(): void {
    if (this.rows + 1 < this.starts.length) return
    this.starts = doubled(this.starts)
    this.firsts = doubled(this.firsts)
    this.lines = doubled(this.lines)
    const marks = new Uint8Array(this.marks.length * 2)
    marks.set(this.marks)
    this.marks = marks
  }
}

/** The cells of a store as plain data. */
export type StoredCells = Readonly<
  Pick<
    CellStore,
    'bytes' | 'size' | 'ends' | 'cells' | 'rows' | 'starts' | 'firsts' | 'lines' | 'marks'
  >
>

function doubled(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2)
  larger.set(values)
  return larger
}
