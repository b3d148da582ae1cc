/** Compares two decimals above zero: below 0 if the first is less, 0 if equal, above 0 if more. */
export function compareDecimals(first: string, second: string): number {
  const [one, other] = [partsOf(first), partsOf(second)]
  if (one.whole.length !== other.whole.length) return one.whole.length - other.whole.length
  const count = Math.max(one.decimals.length, other.decimals.length)
  const [left, right] = [one, other].map(
    ({ whole, decimals }) => whole + decimals.padEnd(count, '0'),
  )
  if (left === right) return 0
  return (left ?? '') < (right ?? '') ? -1 : 1
}

function partsOf(decimal: string): { readonly whole: string; readonly decimals: string } {
  const [whole = '', decimals = ''] = decimal.split('.')
  return { whole: whole.replace(/^0+/, ''), decimals }
}
