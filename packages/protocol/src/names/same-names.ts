import type { NameWord } from './name-word.ts'
import { type NameReading, readingsOf, spellingsOf } from './name-words.ts'
import { namesMatch } from './names-match.ts'

/**
 * Returns a function that finds those of many names that are the same as another one, and lists
 * their positions in order.
 *
 * @see namesMatch
 */
export function sameNames(names: readonly string[]): (name: string) => readonly number[] {
  const positions = new Map<string, Set<number>>()
  for (const [at, name] of names.entries())
    for (const key of readingsOf(name).flatMap(({ words }) => words.flatMap(keysOf)))
      positions.set(key, (positions.get(key) ?? new Set()).add(at))
  if (names.length === 0) return () => []
  return name => {
    const found = new Set(readingsOf(name).flatMap(reading => candidatesOf(reading, positions)))
    return [...found]
      .toSorted((one, other) => one - other)
      .filter(at => namesMatch(names[at] ?? '', name).result === 'same')
  }
}

/** Returns the spellings of a word. Two words that are the same share at least one. */
const keysOf = (word: NameWord): readonly string[] => [
  word.text.toLowerCase(),
  ...spellingsOf(word),
]

/** Each word of a name that is the same has a match. Begins with the rarest one. */
function candidatesOf(
  { words }: NameReading,
  positions: ReadonlyMap<string, ReadonlySet<number>>,
): readonly number[] {
  const byWord = words
    .map(word => keysOf(word).map(key => positions.get(key) ?? NONE))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
  const [rarest = [], ...others] = byWord
  return rarest
    .flatMap(found => [...found])
    .filter(at => others.every(sets => sets.some(found => found.has(at))))
}

const NONE: ReadonlySet<number> = new Set()

const sizeOf = (sets: readonly ReadonlySet<number>[]): number =>
  sets.reduce((sum, { size }) => sum + size, 0)
