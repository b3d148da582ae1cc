import { type ByteSource, readJpeg, strippedParts } from '@sixpence/protocol'
import type { Pixels } from './pixels.ts'
import { isUsualJpeg } from './usual-jpeg.ts'

/** The memory limit for unpacking, ten times what the pixels need. */
const MOST_MEGABYTES = 256

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * Unpacks a JPEG of known dimensions.
 *
 * @throws {Error} If it is damaged.
 */
export async function jpegPixels(source: ByteSource, { width, height }: Sides): Promise<Pixels> {
  const parts = (await strippedParts(source, await readJpeg(source))) ?? []
  const read = await Promise.all(
    parts.map(async part =>
      part instanceof Uint8Array ? part : source.read(part.start, part.end),
    ),
  )
  const bytes = new Uint8Array(await new Blob(read).arrayBuffer())
  if (!isUsualJpeg(bytes, { width, height })) throw new Error('is built in an unusual way')
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
