/** What a camera sees, small and grey: one byte for each pixel. */
export type GreyView = Uint8Array

/** What helps to get a readable photo. */
export type ViewHint = 'dark' | 'bright' | 'moving' | 'ready'

const DARKEST = 45
const BRIGHTEST = 225
const MOST_MOVED = 14

/** What to say of a view, by how bright it is and how much has changed since the one before. */
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
