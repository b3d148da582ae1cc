import { READ_BYTES, type ByteRange, type ByteSource } from './byte-source.ts'

/** A segment of a JPEG: its marker, and its range including the marker. */
export interface JpegSegment extends ByteRange {
  readonly marker: number
  /** The first bytes of its content, without marker and length. */
  readonly beginning: Uint8Array
}

/** The parts of a JPEG, up to the end of its first picture. */
export interface JpegParts {
  readonly segments: readonly JpegSegment[]
  /** Undefined if the picture has no end. */
  readonly end: number | undefined
  readonly pixels: { readonly width: number; readonly height: number } | undefined
}

const SOI_LENGTH = 2
const BEGINNING = 64
const EOI = 0xd9
const SOS = 0xda
/** The excluded markers in this range are tables, not frame headers. */
const IS_FRAME = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const HAS_NO_LENGTH = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Reads the parts of a JPEG. Skips compressed pictures without decoding them. */
export async function readJpeg(source: ByteSource): Promise<JpegParts> {
  const segments: JpegSegment[] = []
  let pixels: JpegParts['pixels']
  let at = SOI_LENGTH
  for (;;) {
    const segment = await segmentAt(source, at)
    if (!segment) return { segments, end: undefined, pixels }
    if (segment.marker === EOI) return { segments, end: segment.end, pixels }
    if (IS_FRAME(segment.marker)) pixels ??= pixelsOf(segment.beginning)
    const end = segment.marker === SOS ? await endOfScan(source, segment.end) : segment.end
    if (end === undefined) return { segments, end: undefined, pixels }
    segments.push({ ...segment, end })
    at = end
  }
}

async function segmentAt(source: ByteSource, start: number): Promise<JpegSegment | undefined> {
  const head = await source.read(start, start + 4 + BEGINNING)
  const marker = head[1]
  if (head[0] !== 0xff || marker === undefined) return undefined
  // Fill bytes before a marker belong to no segment.
  if (marker === 0xff) return segmentAt(source, start + 1)
  const none = new Uint8Array()
  if (marker === EOI || HAS_NO_LENGTH(marker))
    return { marker, start, end: start + 2, beginning: none }
  if (head.length < 4) return undefined
  const length = uint16(head, 2)
  const end = start + 2 + length
  if (length < 2 || end > source.size) return undefined
  return { marker, start, end, beginning: head.subarray(4, 2 + length) }
}

/** Returns the end of the compressed picture: the first marker that isn't part of it. */
async function endOfScan(source: ByteSource, from: number): Promise<number | undefined> {
  for (let at = from; at < source.size;) {
    const bytes = await source.read(at, at + READ_BYTES)
    let found = bytes.indexOf(0xff)
    while (found >= 0 && found < bytes.length - 1) {
      const next = bytes[found + 1] ?? 0
      if (next !== 0 && !HAS_NO_LENGTH(next)) return at + found
      found = bytes.indexOf(0xff, found + 2)
    }
    // A marker may be split between two reads.
    at += found === bytes.length - 1 && bytes.length > 1 ? found : bytes.length
  }
  return undefined
}

function pixelsOf(frame: Uint8Array): JpegParts['pixels'] {
  return frame.length < 5 ? undefined : { height: uint16(frame, 1), width: uint16(frame, 3) }
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
