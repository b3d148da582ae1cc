/** Cuts chunks of any size into blocks of one size, so that chunk edges make no difference. */
export class ChunkQueue {
  /** The number of bytes that haven't been taken. */
  waiting = 0
  readonly #chunks: Uint8Array[] = []

  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    this.#chunks.push(chunk)
    this.waiting += chunk.length
  }

  /** Returns the next block; a shorter one if fewer bytes are waiting. */
  take(size: number): Uint8Array {
    const [first] = this.#chunks
    if (first && first.length > size) {
      this.#chunks[0] = first.subarray(size)
      this.waiting -= size
      return first.subarray(0, size)
    }
    return this.#collect(Math.min(size, this.waiting))
  }

  #collect(size: number): Uint8Array {
    const block = new Uint8Array(size)
    let filled = 0
    while (filled < size) {
      const chunk = this.#chunks.shift() ?? block
      const part = chunk.subarray(0, size - filled)
      block.set(part, filled)
      filled += part.length
      if (part.length < chunk.length) this.#chunks.unshift(chunk.subarray(part.length))
    }
    this.waiting -= size
    return block
  }
}
