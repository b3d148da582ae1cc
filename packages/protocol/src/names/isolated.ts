// Hebrew, Arabic and the other scripts that are written from right to left, and their marks.
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/
/** Characters that turn around whatever follows, unseen. */
const TURNING = /[\u202a-\u202e]/g
const ISOLATING = /[\u2066-\u2069]/g
const END = '\u2069'

/**
 * A text as it can stand in a sentence of ours: one that is written from right to left keeps its
 * brackets and numbers, and leaves ours where they are. What would turn our words around, or end
 * being set apart, is left out.
 */
export function isolated(text: string): string {
  const turned = text.replaceAll(TURNING, '')
  const plain = isBalanced(turned) ? turned : turned.replaceAll(ISOLATING, '')
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}${END}` : plain
}

/** Whether each part that is set apart ends, and ends no other. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(ISOLATING)) {
    depth += mark === END ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
