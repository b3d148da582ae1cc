import type { Pixels } from './pixels.ts'

/** The longer side of a kept picture: twice what any page or paper shows. */
export const MOST_KEPT_SIDE = 512

/**
 * Shrinks a picture with a longer side than that by a whole number: each pixel is the mean of a
 * square, in which transparent pixels don't affect the colour. Pixels at the right and lower edge
 * are the mean of what remains.
 */
export function shrinkPixels(picture: Pixels, mostSide = MOST_KEPT_SIDE): Pixels {
  const by = Math.ceil(Math.max(picture.width, picture.height) / mostSide)
  if (by <= 1) return picture
  const width = Math.ceil(picture.width / by)
  const height = Math.ceil(picture.height / by)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(meanOf(picture, { left: x * by, top: y * by, side: by }), (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

function meanOf({ width, height, data }: Pixels, { left, top, side }: Square): readonly number[] {
  const sum = [0, 0, 0]
  let opacity = 0
  let pixels = 0
  for (let y = top; y < Math.min(top + side, height); y += 1) {
    for (let x = left; x < Math.min(left + side, width); x += 1) {
      const at = (y * width + x) * 4
      const weight = data[at + 3] ?? 0
      for (let colour = 0; colour < 3; colour += 1) {
        sum[colour] = (sum[colour] ?? 0) + (data[at + colour] ?? 0) * weight
      }
      opacity += weight
      pixels += 1
    }
  }
  const colours = sum.map(each => (opacity === 0 ? 0 : Math.round(each / opacity)))
  return [...colours, Math.round(opacity / pixels)]
}
