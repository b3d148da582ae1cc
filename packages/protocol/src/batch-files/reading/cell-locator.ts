import type { CellStore } from './cell-store.ts'
import { cellStart } from './sheet.ts'

const QUOTE = 0x22

/** Finds the bytes of one cell after the other, without the quotes around them. */
export class CellLocator {
  /** The position of the first byte. */
  start = 0
  /** The position after the last byte. */
  end = 0
  readonly #store: CellStore

  constructor(store: CellStore) {
    this.#store = store
  }

  /** Moves to a cell; to no bytes if the row has no such cell. */
  locate(row: number, cell: number): void {
    const store = this.#store
    const at = (store.firsts[row] ?? 0) + cell
    const isThere = cell >= 0 && at < (store.firsts[row + 1] ?? 0)
    this.start = isThere ? cellStart(store, row, cell) : 0
    this.end = isThere ? (store.ends[at] ?? 0) : 0
    if (store.bytes[this.start] === QUOTE) this.#unquote()
  }

  /** Leaves out the quotes around a cell; those within stay. */
  #unquote(): void {
    if (this.end - this.start < 2 || this.#store.bytes[this.end - 1] !== QUOTE) return
    this.start += 1
    this.end -= 1
  }
}
