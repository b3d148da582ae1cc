const START = 0x811c9dc5
const PRIME = 0x01000193
const OTHER_START = 0x2f0b4a27
const OTHER_PRIME = 0x5bd1e995
const SPACE = 0x20
const SMALL_A = 0x61
const SMALL_Z = 0x7a
const WORD = 2 ** 32
/** The bits of the higher half that a number can keep exactly beside the lower one. */
const HIGH_SHIFT = 11

/**
 * Hashes the cells of a row to 64 bits (twice FNV-1a). White space and letter case make no
 * difference.
 */
export class RowHash {
  /** The halves of the hash. */
  low = START
  high = OTHER_START

  /** The hash as a safe whole number, with 53 of its bits. */
  get key(): number {
    return (this.high >>> HIGH_SHIFT) * WORD + (this.low >>> 0)
  }

  reset(): void {
    this.low = START
    this.high = OTHER_START
  }

  /** Starts the cell of a column. */
  addColumn(index: number): void {
    this.#add(-1 - index)
  }

  /** Adds bytes of ASCII. */
  addBytes(bytes: Uint8Array, start: number, end: number): void {
    let { low, high } = this
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte === SPACE) continue
      const value = byte >= SMALL_A && byte <= SMALL_Z ? byte - SPACE : byte
      low = Math.imul(low ^ value, PRIME)
      high = mixed(high, value)
    }
    this.low = low
    this.high = high
  }

  /** Adds a text; the same as its bytes if it is ASCII. */
  addText(text: string): void {
    const folded = text.normalize('NFC').toUpperCase().replaceAll(/\s/g, '')
    for (let at = 0; at < folded.length; at += 1) this.#add(folded.charCodeAt(at))
  }

  /** Adds a safe whole number above zero. */
  addNumber(number: number): void {
    this.#add(number | 0)
    this.#add(Math.floor(number / WORD))
  }

  #add(value: number): void {
    this.low = Math.imul(this.low ^ value, PRIME)
    this.high = mixed(this.high, value)
  }
}

const mixed = (high: number, value: number): number =>
  Math.imul(high ^ value, OTHER_PRIME) ^ (high >>> 15)
