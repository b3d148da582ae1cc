const ZERO = 0x30
const NINE = 0x39
const MOST_DIGITS = 15
const POWERS = Float64Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power)

/** The writing of plain amounts in a currency. */
export interface PlainWriting {
  /** The byte of the decimal mark. */
  readonly mark: number
  /** The number of decimals of the currency. */
  readonly decimals: number
}

/** Reads an amount from bytes, in minor units; 0 if it isn't plain. */
export type PlainAmount = (bytes: Uint8Array, start: number, end: number) => number

/**
 * Returns a reader of amounts of digits with or without decimals. It returns 0 if only
 * `checkAmount` can decide; an amount is never 0. Both always agree.
 */
export const plainAmount =
  ({ mark, decimals }: PlainWriting): PlainAmount =>
  (bytes, start, end) => {
    if (end - start > MOST_DIGITS) return 0
    const whole = digitsEnd(bytes, start, end)
    if (whole === start) return 0
    if (whole === end) return scaled(numberOf(bytes, start, end), decimals)
    const given = end - whole - 1
    if (bytes[whole] !== mark || given > decimals) return 0
    if (given > 0 && digitsEnd(bytes, whole + 1, end) < end) return 0
    const high = numberOf(bytes, start, whole) * (POWERS[given] ?? 1)
    return scaled(high + numberOf(bytes, whole + 1, end), decimals - given)
  }

function digitsEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isDigit(bytes[at] ?? 0)) at += 1
  return at
}

function numberOf(bytes: Uint8Array, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at += 1) number = number * 10 + (bytes[at] ?? 0) - ZERO
  return number
}

/** Multiplies by a power of ten; 0 if the result may not be exact. */
function scaled(minor: number, power: number): number {
  const result = minor * (POWERS[power] ?? 1)
  return result <= Number.MAX_SAFE_INTEGER ? result : 0
}

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE
