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
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified })
}
