/** A table of rows as plain data. */
export interface RowTableState {
  readonly lows: Int32Array<ArrayBuffer>
  readonly highs: Int32Array<ArrayBuffer>
  /** The row at each slot, from 1; 0 for an empty one. */
  readonly slots: Int32Array<ArrayBuffer>
}

/** A table of rows by their hashes. */
export class RowTable {
  /** Its content as plain data. */
  readonly state: RowTableState
  readonly #mask: number

  constructor(state: RowTableState) {
    this.state = state
    this.#mask = state.slots.length - 1
  }

  /** Returns the first row with a hash; adds the row if there is none. */
  firstWith(low: number, high: number, row: number): number {
    const { lows, highs, slots } = this.state
    lows[row] = low
    highs[row] = high
    let slot = (low ^ (high >>> 16)) & this.#mask
    for (;;) {
      const found = (slots[slot] ?? 0) - 1
      if (found < 0) break
      if (lows[found] === low && highs[found] === high) return found
      slot = (slot + 1) & this.#mask
    }
    slots[slot] = row + 1
    return row
  }
}

/** Returns an empty table for so many rows. */
export const emptyTable = (rows: number): RowTableState => ({
  lows: new Int32Array(rows),
  highs: new Int32Array(rows),
  slots: new Int32Array(2 ** Math.ceil(Math.log2(rows * 2 + 2))),
})
