import { type ByteSource, strippedParts } from '@sixpence/protocol'
import type { Pixels } from './pixels.ts'

/** A picture that comes into sight bit by bit has about ten; each is a walk over all of it. */
const MOST_SCANS = 40

/** For unpacking, of which the pixels are a tenth. */
const MOST_MEGABYTES = 256

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * Unpacks a JPEG of known sides.
 *
 * @throws {Error} For one that is damaged.
 */
export async function jpegPixels(source: ByteSource, { width, height }: Sides): Promise<Pixels> {
  const parts = (await strippedParts(source)) ?? []
  const read = await Promise.all(
    parts.map(async part =>
      part instanceof Uint8Array ? part : source.read(part.start, part.end),
    ),
  )
  const bytes = new Uint8Array(await new Blob(read).arrayBuffer())
  if (scansIn(bytes) > MOST_SCANS) throw new Error('has too many scans')
  const { decode } = await import('jpeg-js')
  const {
    width: wide,
    height: high,
    data,
  } = decode(bytes, {
    useTArray: true,
    formatAsRGBA: true,
    tolerantDecoding: false,
    maxResolutionInMP: (width * height) / 1_000_000,
    maxMemoryUsageInMB: MOST_MEGABYTES,
  })
  if (wide !== width || high !== height) throw new Error('has two headers')
  return { width, height, data }
}

/** In the picture itself a byte of ones is never followed by the sign of a scan. */
function scansIn(bytes: Uint8Array): number {
  let scans = 0
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xda) scans += 1
  }
  return scans
}
