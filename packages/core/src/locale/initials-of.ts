const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u
const JOINS_LETTERS = /\p{Script=Arabic}/u

/** Separates two letters that a script would join. */
const NON_JOINER = '\u200c'

const characters = new Intl.Segmenter()

/**
 * Returns one or two letters for a name: for a person, the first letters of the first and last
 * word; for a business, those of the first two words. Skips punctuation and emoji; empty if nothing
 * else is left.
 */
export function initialsOf(name: string, kind: 'person' | 'business' = 'person'): string {
  const [first = '', ...rest] = name
    .split(/[\s,_/]+/u)
    .map(firstLetter)
    .filter(Boolean)
  const second = (kind === 'person' ? rest.at(-1) : rest[0]) ?? ''
  return second && JOINS_LETTERS.test(first) ? first + NON_JOINER + second : first + second
}

function firstLetter(word: string): string {
  for (const { segment } of characters.segment(word)) {
    if (BEGINS_WITH_LETTER.test(segment)) return segment.toLocaleUpperCase()
  }
  return ''
}

const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93

/**
 * Maps a key to one of `count` places, from 0: the same on every device and every day, and evenly
 * spread (FNV-1a). Not for secrets.
 */
export function steadyIndex(key: string, count: number): number {
  let hash = FNV_OFFSET
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return (hash >>> 0) % count
}
