import Big from 'big.js'

// Far more than any amount has; by default `div` stops at 20.
Big.DP = 40
// Plain digits always: the protocol has no exponents.
Big.NE = -40
Big.PE = 40

/** An amount as it is sent and as the database writes it. */
export type Decimal = string

export const add = (a: Decimal, b: Decimal): Decimal => fixed(Big(a).plus(b), a, b)

export const subtract = (a: Decimal, b: Decimal): Decimal => fixed(Big(a).minus(b), a, b)

export const negate = (a: Decimal): Decimal => fixed(Big(a).times(-1), a)

export const multiply = (a: Decimal, b: Decimal): Decimal => Big(a).times(b).toFixed()

/** Divides, exact to 40 decimals. */
export const divide = (a: Decimal, b: Decimal): Decimal => Big(a).div(b).toFixed()

/**
 * Returns a number below zero if `a` is less than `b`, zero if they are equal, above zero
 * otherwise.
 */
export const compare = (a: Decimal, b: Decimal): number => Big(a).cmp(b)

export const smallest = (first: Decimal, ...others: readonly Decimal[]): Decimal =>
  others.reduce((least, other) => (compare(other, least) < 0 ? other : least), first)

// Trailing zeros stay: 1.50 and 0.50 are 2.00 and not 2.
function fixed(result: Big, ...operands: readonly Decimal[]): Decimal {
  return result.toFixed(Math.max(...operands.map(decimalsOf)))
}

function decimalsOf(amount: Decimal): number {
  return amount.split('.')[1]?.length ?? 0
}
