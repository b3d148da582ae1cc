/** Bytes that are read in parts: a file in a browser, or one stored in parts by the bank. */
export interface ByteSource {
  readonly size: number
  /** Returns the bytes from `start` up to `end`, or as many as exist. */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** The maximum number of bytes in one read. */
export const READ_BYTES = 1_000_000

/** Returns a source for bytes in memory. */
export const sourceOf = (bytes: Uint8Array<ArrayBuffer>): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
})

/** A range of bytes in a source; `end` isn't included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}
