import { isLegalForm, withLegalForms } from './legal-forms.ts'
import type { NameWord } from './name-word.ts'
import { spell, SPELLINGS } from './spellings.ts'

/** One way of reading a name. */
export interface NameReading {
  readonly words: readonly NameWord[]
  /** What a hyphen parts is read as one word. */
  readonly isJoined: boolean
}

/**
 * The ways in which a name can be read, the likely ones first. Hyphens, apostrophes, fillers and
 * the signs for "and" part words as blanks do; passports leave apostrophes out, and people leave
 * out hyphens. ICAO 9303, part 3, section 4.6.
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

/** How many names these words belong to. */
export const countNames = (words: readonly NameWord[]): number =>
  new Set(words.map(({ name }) => name)).size

/** Whether two words are one in some way of spelling them. */
export function isSameWord(one: NameWord, other: NameWord): boolean {
  if (isFormAlone(one, other) || isFormAlone(other, one)) return false
  const spellings = spellingsOf(one)
  return [...spellingsOf(other)].some(spelling => spellings.has(spelling))
}

/** Whether one is a legal form and no name, and the other a name alone: `S.A.` and `Sá`. */
const isFormAlone = (one: NameWord, other: NameWord): boolean =>
  one.form === 'sure' && other.form === undefined

/** A word in plain letters, in each of the ways in which it may stand somewhere. */
export const spellingsOf = ({ text }: NameWord): ReadonlySet<string> =>
  new Set(
    Object.values(SPELLINGS)
      .map(spelling => spell(text, spelling))
      .filter(plain => plain !== ''),
  )
