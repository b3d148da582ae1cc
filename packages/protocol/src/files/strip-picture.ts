import type { ByteRange, ByteSource } from './byte-source.ts'
import type { JpegParts, JpegSegment } from './jpeg-parts.ts'
import { PNG_SIGNATURE_BYTES, type PngParts } from './png-parts.ts'
import { orientationIn, orientationSegment } from './orientation.ts'

/** The parts of a picture, as read from its file. */
export type Picture = PngParts | JpegParts

/** A part of a stripped picture: a range of the original, or bytes that replace one. */
export type PicturePart = ByteRange | Uint8Array<ArrayBuffer>

/** The chunks that the picture itself needs. All others may reveal the place, time or device. */
const NEEDED_CHUNKS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'bKGD',
  'pHYs',
  'IDAT',
  'IEND',
])

const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe

/**
 * Removes everything from a picture file that isn't part of the picture: EXIF, XMP, places,
 * comments, thumbnails, and all bytes after its end. Only the orientation is kept. The picture
 * itself doesn't change. Returns undefined if the picture is incomplete.
 */
export async function strippedParts(
  source: ByteSource,
  picture: Picture,
): Promise<readonly PicturePart[] | undefined> {
  const { end } = picture
  if (end === undefined) return undefined
  return 'chunks' in picture ? pngParts(picture) : jpegParts(source, { ...picture, end })
}

function pngParts({ chunks }: PngParts): readonly PicturePart[] {
  const kept = chunks.filter(({ kind }) => NEEDED_CHUNKS.has(kind))
  return joined([{ start: 0, end: PNG_SIGNATURE_BYTES }, ...kept])
}

async function jpegParts(
  source: ByteSource,
  { segments, end }: JpegParts & { readonly end: number },
): Promise<readonly PicturePart[] | undefined> {
  const [start, ...rest] = joined([
    { start: 0, end: 2 },
    ...segments.filter(isOfPicture),
    { start: end - 2, end },
  ])
  const turn = await orientationOf(source, segments)
  if (turn === undefined || !start || start instanceof Uint8Array) return start && [start, ...rest]
  // EXIF comes first, right after the start of the picture.
  return [
    { start: 0, end: 2 },
    orientationSegment(turn),
    ...(start.end > 2 ? [{ start: 2, end: start.end }] : []),
    ...rest,
  ]
}

function isOfPicture({ marker, beginning, start, end }: JpegSegment): boolean {
  // JFIF without a thumbnail is 18 bytes long. ICC and Adobe segments determine the colours of a
  // picture.
  if (marker === APP0) return begins(beginning, 'JFIF\0') && end - start === 18
  if (marker === APP2) return begins(beginning, 'ICC_PROFILE\0')
  if (marker === APP14) return begins(beginning, 'Adobe')
  return marker !== COMMENT && (marker < APP0 || marker > APP15)
}

async function orientationOf(
  source: ByteSource,
  segments: readonly JpegSegment[],
): Promise<number | undefined> {
  const exif = segments.find(
    ({ marker, beginning }) => marker === APP1 && begins(beginning, 'Exif\0\0'),
  )
  return exif && orientationIn(await source.read(exif.start + 10, exif.end))
}

const begins = (bytes: Uint8Array, text: string) =>
  text === String.fromCharCode(...bytes.subarray(0, text.length))

/** Merges adjacent ranges. */
function joined(ranges: readonly ByteRange[]): ByteRange[] {
  const runs: ByteRange[] = []
  for (const { start, end } of ranges) {
    const last = runs.at(-1)
    if (last?.end === start) runs[runs.length - 1] = { start: last.start, end }
    else runs.push({ start, end })
  }
  return runs
}
