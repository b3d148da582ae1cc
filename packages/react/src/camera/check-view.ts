/** A small grey picture from the camera: one byte per pixel. */
export type GreyView = Uint8Array

/** A hint for a readable photo. */
export type ViewHint = 'dark' | 'bright' | 'moving' | 'ready'

const DARKEST = 45
const BRIGHTEST = 225
const MOST_MOVED = 14

/** Returns a hint by the brightness of a view and its difference from the one before. */
export function checkView(view: GreyView, before: GreyView | undefined): ViewHint {
  const brightness = meanOf(view)
  if (brightness < DARKEST) return 'dark'
  if (brightness > BRIGHTEST) return 'bright'
  if (!before) return 'ready'
  return meanOf(view.map((grey, at) => Math.abs(grey - (before[at] ?? grey)))) > MOST_MOVED
    ? 'moving'
    : 'ready'
}

const meanOf = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => sum + byte, 0) / Math.max(1, bytes.length)
