/** The digits that a spreadsheet keeps. */
const KEPT_DIGITS = 15
/** The smallest number with more digits than that. */
const TOO_LONG = 1e15

/**
 * Writes a number with all digits that a spreadsheet keeps, and without an exponent. A longer one
 * has lost digits: it keeps its exponent, by which the rules of cells find the damage.
 */
export function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < TOO_LONG) return String(value)
  const [digits = '', exponent = '0'] = value.toExponential(KEPT_DIGITS - 1).split('e')
  const kept = digits.replace(/\.?0+$/, '')
  const power = Number(exponent)
  return power < KEPT_DIGITS ? plain(kept, power) : `${kept}E+${String(power)}`
}

/** Moves the point of a number between 1 and 10. */
function plain(text: string, power: number): string {
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.replace('-', '').replace('.', '')
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`
  const whole = digits.slice(0, power + 1).padEnd(power + 1, '0')
  const fraction = digits.slice(power + 1)
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`
}
