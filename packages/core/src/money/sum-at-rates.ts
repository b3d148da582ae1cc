import { decimalOf, divide, unitsAt, writeDecimal } from './decimal.ts'

/** An amount, and its currency's rate per unit of a base. */
export interface RatedAmount {
  readonly amount: string
  readonly rate: string
}

/** The decimals of each part: far more than a currency has. */
const PRECISION = 20

/**
 * Adds amounts of several currencies in one of them, whose rate to the same base is `rate`. Rounds
 * once, at the end, half away from zero: the parts may not add up to the cent.
 */
export function sumAtRates(
  parts: readonly RatedAmount[],
  { rate, decimals }: { readonly rate: string; readonly decimals: number },
): string {
  const sum = parts.reduce((units, part) => units + converted(part, rate), 0n)
  return writeDecimal({ units: divide(sum, 10n ** BigInt(PRECISION - decimals)), scale: decimals })
}

/** The units of a part in the wanted currency, at the full precision. */
function converted({ amount, rate }: RatedAmount, wanted: string): bigint {
  const [own, its, target] = [decimalOf(amount), decimalOf(rate), decimalOf(wanted)]
  const product = { units: own.units * target.units, scale: own.scale + target.scale }
  return divide(unitsAt(product, PRECISION + its.scale), its.units)
}
