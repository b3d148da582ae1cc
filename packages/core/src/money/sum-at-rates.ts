import Big from 'big.js'

/** An amount, and how much of its currency one unit of some base is. */
export interface RatedAmount {
  readonly amount: string
  readonly rate: string
}

/**
 * Adds amounts of several currencies up in one of them, whose own rate to the same base is `rate`.
 * Rounded once, at the end, half away from zero: the parts need not add up to the cent.
 */
export function sumAtRates(
  parts: readonly RatedAmount[],
  { rate, decimals }: { readonly rate: string; readonly decimals: number },
): string {
  return parts
    .reduce((sum, part) => sum.plus(Big(part.amount).times(rate).div(part.rate)), Big(0))
    .toFixed(decimals, Big.roundHalfUp)
}
