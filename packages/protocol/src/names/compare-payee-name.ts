import { isSameWord, spellingsOf, wordsOf } from './name-words.ts'
import { namesMatch } from './names-match.ts'

/** How the name that a payer typed goes together with the name of who holds the account. */
export interface PayeeNameDecision {
  readonly result: 'match' | 'closeMatch' | 'noMatch'
  readonly rule: 'same' | 'left out' | 'initial' | 'one slip' | 'different'
  readonly because: string
}

/**
 * Compares the name of a payee with the holder's. Close is what a payer means who knows the name
 * and mistypes it: a name left out, an initial, one letter wrong, missing, doubled or swapped. It
 * tells little to who guesses: beside what is off, at least one name has to be right.
 */
export function comparePayeeName(typed: string, holder: string): PayeeNameDecision {
  const { result } = namesMatch(typed, holder)
  if (result === 'same') {
    return { result: 'match', rule: 'same', because: 'Both are one name, however it is spelt.' }
  }
  const [typedWords, holderWords] = [wordsOf(typed), wordsOf(holder)]
  if (result === 'shorter' && Math.abs(typedWords.length - holderWords.length) <= MOST_LEFT_OUT) {
    return { result: 'closeMatch', rule: 'left out', because: 'One of them leaves out a name.' }
  }
  const off = onlyOtherWords(typedWords, holderWords)
  if (off && isInitial(...off)) {
    return { result: 'closeMatch', rule: 'initial', because: 'A name is shortened to its initial.' }
  }
  if (off && isOneSlip(...off)) {
    return { result: 'closeMatch', rule: 'one slip', because: 'One letter of a name is off.' }
  }
  return { result: 'noMatch', rule: 'different', because: 'A name stands for none in the other.' }
}

/** Of more, all that somebody might be called could be tried at once. */
const MOST_LEFT_OUT = 2

/** The one word of each that stands for none of the other; undefined if there are more, or no same. */
function onlyOtherWords(
  typed: readonly string[],
  holder: readonly string[],
): readonly [string, string] | undefined {
  const rest = [...holder]
  const others = typed.filter(word => {
    const at = rest.findIndex(candidate => isSameWord(word, candidate))
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  const [one, other] = [others[0], rest[0]]
  const isSingle = others.length === 1 && rest.length === 1 && typed.length > 1
  return isSingle && one !== undefined && other !== undefined ? [one, other] : undefined
}

function isInitial(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (Array.from(short).length !== 1) return false
  return isEqualSomehow(short, long, (initial, name) => name.startsWith(initial))
}

/** In shorter names one letter makes another name. */
const SHORTEST_WITH_SLIP = 4

function isOneSlip(one: string, other: string): boolean {
  const isLong = [one, other].every(({ length }) => length >= SHORTEST_WITH_SLIP)
  return isLong && isEqualSomehow(one, other, isOneLetterOff)
}

function isEqualSomehow(
  one: string,
  other: string,
  test: (one: string, other: string) => boolean,
): boolean {
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
