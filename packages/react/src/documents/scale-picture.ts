import type { FileFacts } from '@sixpence/core'

/** The longest side of a picture that is sent: enough to read the smallest print of a paper. */
const LONGEST_SIDE = 4096
const QUALITY = 0.9

/**
 * Makes a picture smaller that has more pixels than anybody needs to read it. Answers undefined for
 * what can stay as it is, and where the browser can't do it beside the page.
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

/** One strip after the other: between them the page answers. */
async function drawInStrips(whole: ImageBitmap, canvas: OffscreenCanvas): Promise<void> {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const share = whole.height / height
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const top = Math.round((strip * height) / STRIPS)
    const rows = Math.round(((strip + 1) * height) / STRIPS) - top
    context?.drawImage(whole, 0, top * share, whole.width, rows * share, 0, top, width, rows)
    // What is drawn is drawn at the latest when it is read.
    context?.getImageData(0, top, 1, 1)
    await new Promise(resolve => setTimeout(resolve))
  }
}
