// Hebrew, Arabic and other scripts written from right to left, with their marks.
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/
/** Invisible characters that reverse the text after them. */
const TURNING = /[\u202a-\u202e]/g
const ISOLATING = /[\u2066-\u2069]/g
const END = '\u2069'

/**
 * Returns a text that is safe inside a sentence of ours. A text written from right to left is
 * isolated, so that its brackets and numbers, and ours, stay in place. Characters that would
 * reverse our words or end the isolation are removed.
 *
 * @param among The direction of the sentence. One from right to left isolates every text.
 */
export function isolated(text: string, among: 'ltr' | 'rtl' = 'ltr'): string {
  const turned = text.replaceAll(TURNING, '')
  const plain = isBalanced(turned) ? turned : turned.replaceAll(ISOLATING, '')
  return among === 'rtl' || FROM_THE_RIGHT.test(plain) ? `\u2068${plain}${END}` : plain
}

/** Returns true if each isolated part ends, and no mark ends another. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(ISOLATING)) {
    depth += mark === END ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
