/** Returns the values of digits, or of letters counted from `0`. */
const valuesOf = (text: string): number[] =>
  Array.from(text, character => character.charCodeAt(0) - '0'.charCodeAt(0))

/** Returns the sum of each value times the weight at its position. The weights repeat. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return valuesOf(text).reduce(
    (sum, value, at) => sum + value * (weights[at % weights.length] ?? 0),
    0,
  )
}

/** Returns true if the last digit makes the weighted sum a multiple of 10. Its own weight is 1. */
export function isTenfold(text: string, weights: readonly number[]): boolean {
  return (weightedSum(text.slice(0, -1), weights) + weightedSum(text.slice(-1), [1])) % 10 === 0
}

/** Returns true if the last digit is right by the Luhn algorithm: ISO/IEC 7812-1, annex B. */
export function isLuhn(text: string): boolean {
  const sum = valuesOf(text)
    .toReversed()
    .map((value, at) => (at % 2 === 0 ? value : value * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** Returns the modulo 11 check digit of a text. A remainder below 2 gives 0. */
export function digitOfEleven(text: string, weights: readonly number[]): string {
  const remainder = weightedSum(text, weights) % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}
