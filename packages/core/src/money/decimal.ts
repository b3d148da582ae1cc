/** An exact decimal: whole units of 10 to the power of minus `scale`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

const DECIMAL = /^(-?\d+)(?:\.(\d+))?$/

/** Reads a decimal as the bank writes it, e.g. `-12.50`. Throws if it is none. */
export function decimalOf(amount: string): Decimal {
  const [, integer, fraction = ''] = DECIMAL.exec(amount) ?? []
  if (integer === undefined) throw new TypeError(`Not an amount: ${amount}`)
  return { units: BigInt(integer + fraction), scale: fraction.length }
}

/** Writes a decimal with all the digits of its scale. */
export function writeDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(magnitude(units)).padStart(scale + 1, '0')
  const point = digits.length - scale
  const fraction = digits.slice(point)
  return sign + digits.slice(0, point) + (fraction === '' ? '' : `.${fraction}`)
}

/** Returns the units of a decimal at a scale that is at least its own. */
export const unitsAt = ({ units, scale }: Decimal, finer: number): bigint =>
  units * 10n ** BigInt(finer - scale)

/** Divides whole numbers, and rounds half away from zero. The divisor is above zero. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const rounded = (2n * magnitude(dividend) + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units)
