import { readFileFacts, sourceOf } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import type { LetterPicture } from '../rendering/index.ts'
import type { Pixels } from './pixels.ts'
import { pngPixels } from './png-pixels.ts'
import { shrinkPixels } from './shrink-pixels.ts'

/** Sharp enough on paper for the eye, and small enough for a letter. */
const MOST_PIXELS = 160 * 160

/** Returns the customer's default logo for letters; undefined without one. */
export async function logoOnPaper(
  sql: Sql,
  customerId: string,
): Promise<Omit<LetterPicture, 'alt'> | undefined> {
  const [kept] = await sql<{ base64: string }>`
    select encode(png, 'base64') as base64 from business_logo
    where customer_id = ${customerId} and is_default`
  if (!kept) return undefined
  const source = sourceOf(Uint8Array.from(atob(kept.base64), letter => letter.charCodeAt(0)))
  const { pixels } = await readFileFacts(source)
  if (!pixels) return undefined
  const { width, height, data } = onWhite(forPaper(await pngPixels(source, pixels)))
  const { encode } = await import('fast-png')
  return { width, height, png: encode({ width, height, data, channels: 3, depth: 8 }) }
}

function forPaper(picture: Pixels): Pixels {
  const { width, height } = picture
  const shape = Math.max(width, height) / Math.min(width, height)
  return shrinkPixels(picture, Math.floor(Math.sqrt(MOST_PIXELS * shape)))
}

/** Returns three bytes a pixel: what is transparent becomes lighter, as on paper. */
function onWhite({ width, height, data }: Pixels): Pixels {
  const colours = new Uint8Array(width * height * 3)
  for (let at = 0; at < colours.length; at += 1) {
    const pixel = Math.floor(at / 3) * 4
    const opacity = (data[pixel + 3] ?? 0) / 255
    colours[at] = Math.round(255 - (255 - (data[pixel + (at % 3)] ?? 0)) * opacity)
  }
  return { width, height, data: colours }
}
