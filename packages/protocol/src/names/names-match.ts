import { isSameWord, wordsOf } from './name-words.ts'

/** How two writings of a name go together, and why. */
export interface NamesDecision {
  /** `same`: one name; `shorter`: a name is left out in one of them; `different`: somebody else. */
  readonly result: 'same' | 'shorter' | 'different'
  readonly rule: 'same letters' | 'same sounds' | 'left out' | 'different'
  readonly because: string
}

/**
 * Compares two writings of one person's name, e.g. from a form and from a passport: in any order,
 * with or without marks, in Latin or Cyrillic letters, by ICAO 9303 and national rules. It tells of
 * no two people that they are one: it tells whether a difference is one of spelling alone.
 */
export function namesMatch(one: string, other: string): NamesDecision {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length === 0 || second.length === 0) return DIFFERENT
  if (isSameSet(first.map(plain), second.map(plain))) {
    return { result: 'same', rule: 'same letters', because: 'Both have the same letters.' }
  }
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  const left = unmatched(short, long)
  if (!left) return DIFFERENT
  if (left.length === 0) {
    return {
      result: 'same',
      rule: 'same sounds',
      because: 'Both are the same name in a passport’s letters.',
    }
  }
  // A first name alone says too little.
  if (short.length < 2) return DIFFERENT
  return { result: 'shorter', rule: 'left out', because: 'One of them leaves out a name.' }
}

const DIFFERENT: NamesDecision = {
  result: 'different',
  rule: 'different',
  because: 'A name in one of them stands for none in the other.',
}

const plain = (word: string): string => word.toLowerCase()

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return [...one].toSorted().join(' ') === [...other].toSorted().join(' ')
}

/** The words of the long name that none of the short one stands for; undefined if one is missing. */
function unmatched(short: readonly string[], long: readonly string[]): string[] | undefined {
  const left = [...long]
  for (const word of short) {
    const at = left.findIndex(candidate => isSameWord(word, candidate))
    if (at === -1) return undefined
    left.splice(at, 1)
  }
  return left
}
