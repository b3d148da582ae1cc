import { spell, SPELLINGS } from './spellings.ts'

/** Hyphens and apostrophes part no names, spaces do. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s,.]+/u)
    .map(word => word.replaceAll(/[^\p{L}\p{M}]/gu, ''))
    .filter(word => word !== '')

/** Whether two words are one in some way of spelling them. */
export function isSameWord(one: string, other: string): boolean {
  const spellings = spellingsOf(one)
  return [...spellingsOf(other)].some(spelling => spellings.has(spelling))
}

/** A word in plain letters, in each of the ways in which it may stand somewhere. */
export const spellingsOf = (word: string): ReadonlySet<string> =>
  new Set(
    Object.values(SPELLINGS)
      .map(spelling => spell(word, spelling))
      .filter(text => text !== ''),
  )
