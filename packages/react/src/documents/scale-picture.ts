import type { FileFacts } from '@sixpence/core/documents'

/** The longest side of a picture in pixels, enough to read the smallest print. */
const LONGEST_SIDE = 4096
const QUALITY = 0.9

/**
 * Scales a picture down if it has more pixels than needed to read it. Returns undefined if it can
 * stay as it is, or if the browser can't scale it outside the page.
 */
export async function scalePicture(file: File, { pixels }: FileFacts): Promise<File | undefined> {
  const longest = Math.max(pixels?.width ?? 0, pixels?.height ?? 0)
  if (longest <= LONGEST_SIDE || typeof OffscreenCanvas === 'undefined') return undefined
  const whole = await createImageBitmap(file)
  const share = LONGEST_SIDE / Math.max(whole.width, whole.height)
  const canvas = new OffscreenCanvas(
    Math.round(whole.width * share),
    Math.round(whole.height * share),
  )
  await drawInStrips(whole, canvas)
  whole.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified })
}

const STRIPS = 16

/** Draws strip by strip, so that the page can respond in between. */
async function drawInStrips(whole: ImageBitmap, canvas: OffscreenCanvas): Promise<void> {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const share = whole.height / height
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const top = Math.round((strip * height) / STRIPS)
    const rows = Math.round(((strip + 1) * height) / STRIPS) - top
    context?.drawImage(whole, 0, top * share, whole.width, rows * share, 0, top, width, rows)
    // Reading a pixel forces the strip to be drawn.
    context?.getImageData(0, top, 1, 1)
    await new Promise(resolve => setTimeout(resolve))
  }
}
