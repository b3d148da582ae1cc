import type { NameWord } from './name-word.ts'
import { spellingsOf } from './name-words.ts'

/** A typed word, and the word in its place. */
export type WordPair = readonly [NameWord, NameWord]

/** Returns true if both are legal forms, and at least one of them can't be a name. */
export const isOtherForm = ([one, other]: WordPair): boolean =>
  Boolean(one.form && other.form) && (one.form === 'sure' || other.form === 'sure')

/** Returns true if one is the initial of the other. */
export const isInitial = (pair: WordPair): boolean =>
  pair.some(({ text }) => Array.from(text).length === 1) &&
  isSomehow(pair, (one, other) => one.startsWith(other) || other.startsWith(one))

/** In shorter names, one letter makes a different name. */
const SHORTEST_WITH_SLIP = 4

/** Returns true if one letter is wrong, missing, doubled or swapped. */
export const isOneSlip = (pair: WordPair): boolean =>
  pair.every(({ text }) => text.length >= SHORTEST_WITH_SLIP) && isSomehow(pair, isOneLetterOff)

function isSomehow([one, other]: WordPair, test: (one: string, other: string) => boolean): boolean {
  const others = [...spellingsOf(other)]
  return [...spellingsOf(one)].some(first => others.some(second => test(first, second)))
}

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const [a, b] = [short.slice(at), long.slice(at)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a === b.slice(1) || (a.length === b.length && (a.slice(1) === b.slice(1) || isSwapped))
}
