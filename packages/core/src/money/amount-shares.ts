import Big from 'big.js'

/** Enough for a place on a screen. */
const DECIMALS = 6

/**
 * Where each amount stands between the least and the most of them, from 0 to 1; all in the middle
 * where they are equal. For drawing alone: an amount cannot be read back from it.
 */
export function amountShares(amounts: readonly string[]): readonly number[] {
  const values = amounts.map(amount => Big(amount))
  const least = values.reduce((low, value) => (value.lt(low) ? value : low), values[0] ?? Big(0))
  const most = values.reduce((high, value) => (value.gt(high) ? value : high), least)
  const range = most.minus(least)
  if (range.eq(0)) return values.map(() => 0.5)
  return values.map(value => Number(value.minus(least).div(range).toFixed(DECIMALS)))
}

/**
 * How much each amount is of the greatest of them, from 0 to 1, in groups that are drawn on one
 * scale. Amounts are zero or above. For drawing alone, as {@link amountShares}.
 */
export function sharesOfMost(groups: readonly (readonly string[])[]): readonly number[][] {
  const most = groups
    .flat()
    .reduce((high, amount) => (Big(amount).gt(high) ? Big(amount) : high), Big(0))
  return groups.map(amounts =>
    amounts.map(amount => (most.eq(0) ? 0 : Number(Big(amount).div(most).toFixed(DECIMALS)))),
  )
}
