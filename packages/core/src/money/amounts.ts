import Big from 'big.js'

/** Compares two amounts of one currency: -1 if the first is less, 0 if equal, 1 if more. */
export function compareAmounts(first: string, second: string): -1 | 0 | 1 {
  return Big(first).cmp(second)
}

/** Adds exactly; the sum has as many decimals as the more precise of the two. */
export function addAmounts(first: string, second: string): string {
  return Big(first).plus(second).toFixed(decimalsOfBoth(first, second))
}

/** Subtracts exactly; may fall below zero. */
export function subtractAmounts(first: string, second: string): string {
  return Big(first).minus(second).toFixed(decimalsOfBoth(first, second))
}

const decimalsOfBoth = (first: string, second: string): number =>
  Math.max(decimalsOf(first), decimalsOf(second))

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0
