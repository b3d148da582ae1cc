import type { ByteRange, ByteSource } from './byte-source.ts'

/** A chunk of a PNG: its kind, and its range from the length to the checksum. */
export interface PngChunk extends ByteRange {
  readonly kind: string
}

/** The parts of a PNG. */
export interface PngParts {
  readonly chunks: readonly PngChunk[]
  /** Undefined if the picture has no end. */
  readonly end: number | undefined
  readonly pixels: { readonly width: number; readonly height: number } | undefined
}

/** The length of the signature at the start of every PNG. */
export const PNG_SIGNATURE_BYTES = 8
const AROUND_DATA = 12
/** More than a scanner's picture has. */
const MOST_CHUNKS = 100_000

/** Reads the parts of a PNG. Skips the compressed picture without decoding it. */
export async function readPng(source: ByteSource): Promise<PngParts> {
  const chunks: PngChunk[] = []
  let pixels: PngParts['pixels']
  let start = PNG_SIGNATURE_BYTES
  while (chunks.length < MOST_CHUNKS) {
    const head = await source.read(start, start + 16)
    const view = new DataView(head.buffer, head.byteOffset, head.length)
    if (head.length < 8) break
    const end = start + AROUND_DATA + view.getUint32(0)
    const kind = String.fromCharCode(...head.subarray(4, 8))
    if (end > source.size || !/^[A-Za-z]{4}$/.test(kind)) break
    chunks.push({ kind, start, end })
    if (kind === 'IHDR' && head.length === 16) {
      pixels = { width: view.getUint32(8), height: view.getUint32(12) }
    }
    if (kind === 'IEND') return { chunks, end, pixels }
    start = end
  }
  return { chunks, end: undefined, pixels }
}
