import type { NameWord } from './name-word.ts'
import { countNames, isSameWord, readingsOf } from './name-words.ts'
import { namesMatch } from './names-match.ts'
import { isInitial, isOneSlip, isOtherForm, type WordPair } from './word-slips.ts'

/** The result of comparing the name a payer typed with the account holder's. */
export interface PayeeNameDecision {
  readonly result: 'match' | 'closeMatch' | 'noMatch'
  readonly rule:
    | 'same'
    | 'joined'
    | 'left out'
    | 'legal form'
    | 'initial'
    | 'one slip'
    | 'different'
  readonly because: string
}

/**
 * Compares the typed name of a payee with the account holder's. A close match is one typed by
 * someone who knows the name: a hyphen or a name is missing, the legal form differs, a name is an
 * initial, or one letter is wrong, missing, doubled or swapped. It reveals little to someone who
 * guesses, because at least one other name must be right.
 */
export function comparePayeeName(typed: string, holder: string): PayeeNameDecision {
  const { result, rule } = namesMatch(typed, holder)
  if (rule === 'joined') return CLOSE.joined
  if (result === 'same') {
    return { result: 'match', rule: 'same', because: 'Both are one name, however it is spelt.' }
  }
  if (result === 'shorter' && countLeftOut(typed, holder) <= MOST_LEFT_OUT) return CLOSE.leftOut
  const off = pairsOff(typed, holder)
  if (off.some(isOtherForm)) return CLOSE.legalForm
  if (off.some(isInitial)) return CLOSE.initial
  if (off.some(isOneSlip)) return CLOSE.oneSlip
  return { result: 'noMatch', rule: 'different', because: 'A name stands for none in the other.' }
}

const close = <Rule extends PayeeNameDecision['rule']>(rule: Rule, because: string) =>
  ({ result: 'closeMatch', rule, because }) as const

const CLOSE = {
  joined: close('joined', 'One of them writes as one word what a hyphen parts in the other.'),
  leftOut: close('left out', 'One of them leaves out a name.'),
  legalForm: close('legal form', 'Only the legal form is another one.'),
  initial: close('initial', 'A name is shortened to its initial.'),
  oneSlip: close('one slip', 'One letter of a name is off.'),
}

/** With more, a payer could try all sorts of names at once. */
const MOST_LEFT_OUT = 2

function countLeftOut(typed: string, holder: string): number {
  const [one, other] = [typed, holder].map(name => readingsOf(name)[0]?.words.length ?? 0)
  return Math.abs((one ?? 0) - (other ?? 0))
}

/** Returns the differing words, for each reading of the names in which only one word differs. */
const pairsOff = (typed: string, holder: string): readonly WordPair[] =>
  readingsOf(typed).flatMap(one =>
    readingsOf(holder).flatMap(other => onlyOtherWords(one.words, other.words) ?? []),
  )

/**
 * Returns the only word of each name that has no match in the other; undefined if there are more,
 * or if nothing matches.
 */
function onlyOtherWords(
  typed: readonly NameWord[],
  holder: readonly NameWord[],
): readonly [WordPair] | undefined {
  const rest = [...holder]
  const others = typed.filter(word => {
    const at = rest.findIndex(candidate => isSameWord(word, candidate))
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  const [one, other] = [others[0], rest[0]]
  const isSingle = others.length === 1 && rest.length === 1
  // The matching part must be a name of its own, not part of the differing one.
  const isBeside = Math.min(countNames(typed), countNames(holder)) > 1
  return isSingle && isBeside && one && other ? [[one, other]] : undefined
}
