import Big from 'big.js'

/** An amount, and its currency's rate per unit of a base. */
export interface RatedAmount {
  readonly amount: string
  readonly rate: string
}

/**
 * Adds amounts of several currencies in one of them, whose rate to the same base is `rate`. Rounds
 * once, at the end, half away from zero: the parts may not add up to the cent.
 */
export function sumAtRates(
  parts: readonly RatedAmount[],
  { rate, decimals }: { readonly rate: string; readonly decimals: number },
): string {
  return parts
    .reduce((sum, part) => sum.plus(Big(part.amount).times(rate).div(part.rate)), Big(0))
    .toFixed(decimals, Big.roundHalfUp)
}
