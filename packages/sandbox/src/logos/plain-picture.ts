import { logoFaultOf, type LogoFault, readFileFacts, sourceOf } from '@sixpence/protocol'
import { jpegPixels } from './jpeg-pixels.ts'
import { pngPixels } from './png-pixels.ts'
import { shrinkPixels } from './shrink-pixels.ts'

/** A logo as the bank keeps it: a PNG that holds pixels and nothing else. */
export interface PlainPicture {
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

/**
 * Unpacks a picture and packs its pixels again, so that nothing else of the file is kept. Shrinks a
 * large one. Returns the reason if it is refused; unpacks nothing before it has checked size, kind
 * and dimensions.
 */
export async function plainPicture(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PlainPicture | LogoFault> {
  const source = sourceOf(bytes)
  const facts = await readFileFacts(source)
  const fault = logoFaultOf(facts)
  if (fault || !facts.pixels) return fault ?? 'logoDamaged'
  try {
    const unpack = facts.type === 'image/png' ? pngPixels : jpegPixels
    const { width, height, data } = shrinkPixels(await unpack(source, facts.pixels))
    const { encode } = await import('fast-png')
    return { width, height, png: encode({ width, height, data, channels: 4, depth: 8 }) }
  } catch {
    return 'logoDamaged'
  }
}
