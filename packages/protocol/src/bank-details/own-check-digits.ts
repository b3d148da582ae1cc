const ZERO = 0x30
const CAPITAL_A = 0x41
const CAPITAL_J = 0x4a
const CAPITAL_S = 0x53

/** The characters of an IBAN after its check digits. */
type Bban = Uint8Array

const valueAt = (bban: Bban, at: number): number => (bban[at] ?? 0) - ZERO

/** France counts A to I, J to R and S to Z as 1 to 9 and 2 to 9. */
function frenchValue(character: number): number {
  if (character < CAPITAL_A) return character - ZERO
  if (character < CAPITAL_J) return character - CAPITAL_A + 1
  return character < CAPITAL_S ? character - CAPITAL_J + 1 : character - CAPITAL_S + 2
}

function restOf97(bban: Bban, count: number, valueOf: (character: number) => number): number {
  let rest = 0
  for (let at = 0; at < count; at += 1) rest = (rest * 10 + valueOf(bban[at] ?? 0)) % 97
  return rest
}

const plainValue = (character: number): number => character - ZERO

const isFrench = (bban: Bban, length: number): boolean => restOf97(bban, length, frenchValue) === 0

const isOneOf97 = (bban: Bban, length: number): boolean => restOf97(bban, length, plainValue) === 1

const isBelgian = (bban: Bban, length: number): boolean => {
  const rest = restOf97(bban, length - 2, plainValue)
  const stated = valueAt(bban, length - 2) * 10 + valueAt(bban, length - 1)
  return stated === (rest === 0 ? 97 : rest)
}

const BANK_WEIGHTS = [4, 8, 5, 10, 9, 7, 3, 6]
const ACCOUNT_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
const POLISH_WEIGHTS = [3, 9, 7, 1, 3, 9, 7]

function weighted(bban: Bban, start: number, weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1)
    sum += valueAt(bban, start + at) * (weights[at] ?? 0)
  return sum
}

/** The Spanish check digit of a sum: 11 less the rest, but 0 and 1 themselves. */
const ofEleven = (sum: number): number => (sum % 11 < 2 ? sum % 11 : 11 - (sum % 11))

const isSpanish = (bban: Bban): boolean =>
  valueAt(bban, 8) === ofEleven(weighted(bban, 0, BANK_WEIGHTS)) &&
  valueAt(bban, 9) === ofEleven(weighted(bban, 10, ACCOUNT_WEIGHTS))

const isPolish = (bban: Bban): boolean =>
  (weighted(bban, 0, POLISH_WEIGHTS) + valueAt(bban, 7)) % 10 === 0

/** The check digits that banks of a country calculate besides those of the IBAN. */
export const OWN_CHECKS: Readonly<
  Partial<Record<string, (bban: Uint8Array, length: number) => boolean>>
> = {
  BA: isOneOf97,
  BE: isBelgian,
  ES: isSpanish,
  FR: isFrench,
  MC: isFrench,
  ME: isOneOf97,
  PL: isPolish,
  PT: isOneOf97,
  RS: isOneOf97,
  SI: isOneOf97,
}
