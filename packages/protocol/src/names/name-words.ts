import { isLegalForm, withLegalForms } from './legal-forms.ts'
import type { NameWord } from './name-word.ts'
import { spell, SPELLINGS } from './spellings.ts'

/** One reading of a name. */
export interface NameReading {
  readonly words: readonly NameWord[]
  /** True if hyphenated parts are read as one word. */
  readonly isJoined: boolean
}

/**
 * Returns the possible readings of a name, most likely first. Hyphens, apostrophes, fillers and
 * signs for "and" separate words, just as blanks do. Passports leave out apostrophes, and people
 * leave out hyphens. ICAO 9303, part 3, section 4.6.
 */
export function readingsOf(name: string): readonly NameReading[] {
  const whole = name.normalize('NFC')
  const hyphens = whole.search(HYPHENS) === -1 ? [' '] : [' ', '']
  const apostrophes = whole.search(APOSTROPHES) === -1 ? [' '] : [' ', '']
  return hyphens.flatMap(hyphen =>
    apostrophes.map(apostrophe => ({
      words: wordsOf(whole, part =>
        part
          .replaceAll(HYPHENS, hyphen)
          .replaceAll(APOSTROPHES, apostrophe)
          .replaceAll(/[&+]/g, ' '),
      ),
      isJoined: hyphen === '',
    })),
  )
}

const HYPHENS = /[\p{Pd}\u2212]/gu
const APOSTROPHES = /['`\u00B4\u02B9\u02BB-\u02BD\u2018\u2019\u201B\u2032\uFF07]/gu

function wordsOf(name: string, parted: (part: string) => string): readonly NameWord[] {
  const words = undotted(name)
    .split(/[\s,.<]+/u)
    .flatMap((part, at) =>
      parted(part)
        .split(' ')
        .map(word => ({ text: word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''), name: at })),
    )
  return withLegalForms(words.filter(({ text }) => text !== ''))
}

/** `G.m.b.H.` at the end is one word; `J.P.` are initials. */
const undotted = (name: string): string =>
  name.replace(/(?:\p{L}\.)+\p{L}?\s*$/u, dotted => {
    const plain = dotted.replaceAll(/[.\s]/g, '')
    return isLegalForm(plain) ? plain : dotted
  })

/** Returns the number of names that the words belong to. */
export const countNames = (words: readonly NameWord[]): number =>
  new Set(words.map(({ name }) => name)).size

/** Returns true if two words are the same in some spelling. */
export function isSameWord(one: NameWord, other: NameWord): boolean {
  if (isFormAlone(one, other) || isFormAlone(other, one)) return false
  const spellings = spellingsOf(one)
  return [...spellingsOf(other)].some(spelling => spellings.has(spelling))
}

/** Returns true if one can only be a legal form and the other only a name: `S.A.` and `Sá`. */
const isFormAlone = (one: NameWord, other: NameWord): boolean =>
  one.form === 'sure' && other.form === undefined

/** Returns a word in plain letters, in each possible spelling. */
export const spellingsOf = ({ text }: NameWord): ReadonlySet<string> =>
  new Set(
    Object.values(SPELLINGS)
      .map(spelling => spell(text, spelling))
      .filter(plain => plain !== ''),
  )
