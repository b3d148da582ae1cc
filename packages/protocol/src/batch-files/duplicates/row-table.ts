/** A table of rows by their hashes. */
export class RowTable {
  readonly #lows: Int32Array
  readonly #highs: Int32Array
  /** The row at each slot, from 1; 0 for an empty one. */
  readonly #slots: Int32Array
  readonly #mask: number

  constructor(rows: number) {
    this.#lows = new Int32Array(rows)
    this.#highs = new Int32Array(rows)
    const size = 2 ** Math.ceil(Math.log2(rows * 2 + 2))
    this.#slots = new Int32Array(size)
    this.#mask = size - 1
  }

  /** Returns the first row with a hash; adds the row if there is none. */
  firstWith(low: number, high: number, row: number): number {
    this.#lows[row] = low
    this.#highs[row] = high
    let slot = (low ^ (high >>> 16)) & this.#mask
    for (;;) {
      const found = (this.#slots[slot] ?? 0) - 1
      if (found < 0) break
      if (this.#lows[found] === low && this.#highs[found] === high) return found
      slot = (slot + 1) & this.#mask
    }
    this.#slots[slot] = row + 1
    return row
  }
}
