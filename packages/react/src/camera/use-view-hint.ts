import { useEffect, useState, type RefObject } from 'react'
import { checkView, type GreyView, type ViewHint } from './check-view.ts'

const LOOK_EVERY_MS = 800
const WIDTH = 48
const HEIGHT = 36

/**
 * Returns a hint for the video's picture. Checks it while `isLive`, and changes only when a new
 * hint has lasted.
 */
export function useViewHint(
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
): ViewHint | undefined {
  const [hint, setHint] = useState<ViewHint>()
  useEffect(() => {
    if (!isLive) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const context = canvas.getContext('2d', { willReadFrequently: true })
    let before: GreyView | undefined
    let last: ViewHint | undefined
    const timer = setInterval(() => {
      if (!video.current?.videoWidth || !context) return
      context.drawImage(video.current, 0, 0, WIDTH, HEIGHT)
      const view = greyOf(context.getImageData(0, 0, WIDTH, HEIGHT).data)
      const seen = checkView(view, before)
      if (seen === last) setHint(seen)
      before = view
      last = seen
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [video, isLive])
  return isLive ? hint : undefined
}

/** Red, green and blue count equally: only brightness matters. */
function greyOf(pixels: Uint8ClampedArray): GreyView {
  const grey = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    grey[at] = (red + green + blue) / 3
  }
  return grey
}
