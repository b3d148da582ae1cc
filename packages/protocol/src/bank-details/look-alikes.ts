/** Greek and Cyrillic letters that look like a Latin capital. */
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
 * Returns the plain letter or digit that a character resembles; undefined if there is none. Use it
 * only in messages: replacing the character would reward the person who planted it.
 */
export function looksLike(character: string): string | undefined {
  const plain = PLAIN.get(character) ?? character.normalize('NFKC').toUpperCase()
  return plain !== character && /^[A-Z0-9]$/.test(plain) ? plain : undefined
}
