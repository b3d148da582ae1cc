/** The numbers of rows in a file with the same key, in typed arrays. */
export class GroupSizes {
  /** The number of rows that repeat each other. */
  readonly repeating: number
  /** Each key once, the least first, and the number of its rows. */
  readonly #keys: Float64Array
  readonly #sizes: Uint32Array
  readonly #count: number

  constructor(rowKeys: Float64Array) {
    const keys = rowKeys.toSorted()
    const sizes = new Uint32Array(keys.length)
    let count = 0
    for (const key of keys) {
      if (count === 0 || keys[count - 1] !== key) {
        keys[count] = key
        count += 1
      }
      sizes[count - 1] = (sizes[count - 1] ?? 0) + 1
    }
    this.#keys = keys
    this.#sizes = sizes
    this.#count = count
    this.repeating = sizes.reduce((sum, size) => sum + repeating(size), 0)
  }

  /** Returns the number of rows with a key. */
  get(key: number): number {
    let [low, high] = [0, this.#count]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low < this.#count && this.#keys[low] === key ? (this.#sizes[low] ?? 0) : 0
  }
}

/** Returns how many rows of a group repeat another one. */
export const repeating = (size: number): number => (size > 1 ? size : 0)
