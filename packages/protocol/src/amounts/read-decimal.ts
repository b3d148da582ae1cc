/** The digits of a positive number. */
export interface PlainDecimal {
  readonly integer: string
  readonly fraction: string
}

/**
 * Reads a number written with this decimal mark, and with one of these separators between all
 * groups of thousands, or none. Undefined if it is written otherwise.
 */
export function readDecimal(
  typed: string,
  decimal: string,
  separators: readonly string[],
): PlainDecimal | undefined {
  const [grouped = '', fraction = '', ...more] = typed.split(decimal)
  if (more.length > 0 || grouped + fraction === '' || !/^\d*$/.test(fraction)) return undefined
  const separator = separators.find(mark => grouped.includes(mark))
  if (separator === undefined)
    return /^\d*$/.test(grouped) ? { integer: grouped, fraction } : undefined
  const groups = grouped.split(separator)
  const isGrouped = groups.every((digits, at) =>
    // The first group never begins with 0: in `0.001` the mark precedes decimals.
    at === 0 ? /^[1-9]\d{0,2}$/.test(digits) : /^\d{3}$/.test(digits),
  )
  return isGrouped ? { integer: groups.join(''), fraction } : undefined
}
