import { type ByteSource, PNG_SIGNATURE_BYTES, readPng } from '@sixpence/protocol'
import type { DecodedPng } from 'fast-png'
import type { Pixels } from './pixels.ts'

/** The chunks that make up the pixels; the others may hold anything, packed to any size. */
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * Unpacks a PNG of known dimensions.
 *
 * @throws {Error} If it is damaged, or unpacks to more than its dimensions allow.
 */
export async function pngPixels(source: ByteSource, sides: Sides): Promise<Pixels> {
  const { chunks } = await readPng(source)
  const kept = chunks.filter(({ kind }) => PIXEL_CHUNKS.has(kind))
  const packed = await Promise.all(
    kept
      .filter(({ kind }) => kind === 'IDAT')
      .map(({ start, end }) => source.read(start + 8, end - 4)),
  )
  await checkUnpacked(packed, sides)
  const parts = await Promise.all(kept.map(({ start, end }) => source.read(start, end)))
  const whole = new Blob([await source.read(0, PNG_SIGNATURE_BYTES), ...parts])
  const { convertIndexedToRgb, decode } = await import('fast-png')
  const png = decode(new Uint8Array(await whole.arrayBuffer()))
  if (png.width !== sides.width || png.height !== sides.height) throw new Error('two headers')
  if (!png.palette && png.depth >= 8) return { ...sides, data: spread(png) }
  const palette = png.palette ?? greys(png.depth)
  const channels = palette[0]?.length ?? 3
  return {
    ...sides,
    data: spread({ ...sides, channels, depth: 8, data: convertIndexedToRgb({ ...png, palette }) }),
  }
}

/** Throws while unpacking if a small file unpacks to more than its dimensions allow. */
async function checkUnpacked(
  packed: readonly Uint8Array<ArrayBuffer>[],
  { width, height }: Sides,
): Promise<void> {
  // At most eight bytes a pixel, and one more for each row of each pass.
  const most = width * height * 8 + (height + 8) * 8
  const unpacking = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = unpacking.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.length
    if (bytes > most) {
      await reader.cancel()
      throw new Error('unpacks to more than it says')
    }
  }
}

/** Returns the shades of a grey picture with fewer than 256. */
const greys = (depth: number): [number, number, number][] =>
  Array.from({ length: 2 ** depth }, (_shade, at) => {
    const grey = Math.round((at * 255) / (2 ** depth - 1))
    return [grey, grey, grey]
  })

type Samples = Pick<DecodedPng, 'width' | 'height' | 'channels' | 'depth' | 'data'> &
  Partial<Pick<DecodedPng, 'transparency'>>

/** Turns grey or colours, with or without opacity, into four bytes a pixel. */
function spread({ width, height, channels, depth, data, transparency }: Samples): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  const shift = depth === 16 ? 8 : 0
  const colours = channels < 3 ? 1 : 3
  const isClear = (at: number) =>
    transparency !== undefined &&
    transparency.length === colours &&
    transparency.every((sample, index) => data[at + index] === sample)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels
    for (let colour = 0; colour < 3; colour += 1) {
      pixels[pixel * 4 + colour] = (data[at + (colours === 1 ? 0 : colour)] ?? 0) >> shift
    }
    const opacity = channels === colours ? 255 : (data[at + colours] ?? 0) >> shift
    pixels[pixel * 4 + 3] = isClear(at) ? 0 : opacity
  }
  return pixels
}
