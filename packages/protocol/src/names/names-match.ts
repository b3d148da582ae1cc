import type { NameWord } from './name-word.ts'
import { countNames, isSameWord, type NameReading, readingsOf } from './name-words.ts'

/** The result of comparing two spellings of a name, with the reason. */
export interface NamesDecision {
  /** `same`: one name; `shorter`: one of them leaves out a name; `different`: different people. */
  readonly result: 'same' | 'shorter' | 'different'
  readonly rule: 'same letters' | 'same sounds' | 'joined' | 'left out' | 'different'
  readonly because: string
}

/**
 * Compares two spellings of a name, e.g. from a form and from a passport: in any order, with or
 * without marks, in Latin or Cyrillic letters, by ICAO 9303 and national rules. Hyphens,
 * apostrophes, fillers and blanks count as equal, and so do the short and long spellings of a legal
 * form. The result doesn't prove that two people are the same; it shows that only the spelling
 * differs.
 */
export function namesMatch(one: string, other: string): NamesDecision {
  const others = readingsOf(other)
  const decisions = readingsOf(one).flatMap(first => others.map(second => compare(first, second)))
  return DECISIONS.find(decision => decisions.includes(decision)) ?? DIFFERENT
}

const SAME_LETTERS: NamesDecision = {
  result: 'same',
  rule: 'same letters',
  because: 'Both have the same letters.',
}
const SAME_SOUNDS: NamesDecision = {
  result: 'same',
  rule: 'same sounds',
  because: 'Both are the same name in a passport’s letters.',
}
const JOINED: NamesDecision = {
  result: 'same',
  rule: 'joined',
  because: 'One of them writes as one word what a hyphen parts in the other.',
}
const LEFT_OUT: NamesDecision = {
  result: 'shorter',
  rule: 'left out',
  because: 'One of them leaves out a name.',
}
const DIFFERENT: NamesDecision = {
  result: 'different',
  rule: 'different',
  because: 'A name in one of them stands for none in the other.',
}

/** The closest first. */
const DECISIONS = [SAME_LETTERS, SAME_SOUNDS, JOINED, LEFT_OUT]

function compare(first: NameReading, second: NameReading): NamesDecision {
  const [short, long] = bySize(first.words, second.words)
  if (short.length === 0) return DIFFERENT
  const isJoined = first.isJoined || second.isJoined
  if (isSameSet(short, long)) return isJoined ? JOINED : SAME_LETTERS
  const left = unmatched(short, long)
  if (!left) return DIFFERENT
  if (left.length === 0) return isJoined ? JOINED : SAME_SOUNDS
  return isEnough(short) && isEnough(long.filter(word => !left.includes(word)))
    ? LEFT_OUT
    : DIFFERENT
}

const bySize = (one: readonly NameWord[], other: readonly NameWord[]) =>
  one.length <= other.length ? ([one, other] as const) : ([other, one] as const)

/** A first name isn't enough, even one as long as `Anne-Marie`. */
const isEnough = (words: readonly NameWord[]): boolean => countNames(words) > 1

function isSameSet(one: readonly NameWord[], other: readonly NameWord[]): boolean {
  const texts = (words: readonly NameWord[]) => words.map(({ text }) => text.toLowerCase())
  return texts(one).toSorted().join(' ') === texts(other).toSorted().join(' ')
}

/**
 * Returns the words of the long name that match none of the short one; undefined if the short one
 * has a word without a match.
 */
function unmatched(
  short: readonly NameWord[],
  long: readonly NameWord[],
): readonly NameWord[] | undefined {
  const left = [...long]
  for (const word of short) {
    const at = left.findIndex(candidate => isSameWord(word, candidate))
    if (at === -1) return undefined
    left.splice(at, 1)
  }
  return left
}
