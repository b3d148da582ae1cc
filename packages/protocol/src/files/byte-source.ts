/** Bytes that are read in parts: a file in a browser, or one in pieces at the bank. */
export interface ByteSource {
  readonly size: number
  /** The bytes from `start` up to `end`, or as many as there are. */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** At most so many bytes are read at a time. */
export const READ_BYTES = 1_000_000

/** Bytes that are all there. */
export const sourceOf = (bytes: Uint8Array<ArrayBuffer>): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
})

/** A run of bytes of a source, its end not included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}
