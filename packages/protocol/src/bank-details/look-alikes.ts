/** Greek and Cyrillic capitals, and their small letters, that look like a Latin one. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'ΑАа',
  B: 'ΒВ',
  C: 'СсϹ',
  E: 'ΕЕе',
  H: 'ΗНһ',
  I: 'ΙІіıӀ',
  J: 'Јј',
  K: 'ΚКκк',
  M: 'ΜМ',
  N: 'Ν',
  O: 'ΟОоο',
  P: 'ΡРрρ',
  S: 'Ѕѕ',
  T: 'ΤТт',
  X: 'ΧХхχ',
  Y: 'ΥУуҮ',
  Z: 'Ζ',
}

const PLAIN = new Map(
  Object.entries(LETTERS).flatMap(([plain, others]) =>
    Array.from(others, (other): [string, string] => [other, plain]),
  ),
)

/**
 * The plain letter or digit that a character can be mistaken for; undefined if there is none. It is
 * for telling people: to put it in the other one's place would pay whoever made the mistake
 * useful.
 */
export function looksLike(character: string): string | undefined {
  const plain = PLAIN.get(character) ?? character.normalize('NFKC').toUpperCase()
  return plain !== character && /^[A-Z0-9]$/.test(plain) ? plain : undefined
}
