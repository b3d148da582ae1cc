import { decimalOf, unitsAt, writeDecimal } from './decimal.ts'

/** Compares two amounts of one currency: -1 if the first is less, 0 if equal, 1 if more. */
export function compareAmounts(first: string, second: string): -1 | 0 | 1 {
  const { one, other } = atOneScale(first, second)
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Adds exactly; the sum has as many decimals as the more precise of the two. */
export function addAmounts(first: string, second: string): string {
  const { one, other, scale } = atOneScale(first, second)
  return writeDecimal({ units: one + other, scale })
}

/** Subtracts exactly; may fall below zero. */
export function subtractAmounts(first: string, second: string): string {
  const { one, other, scale } = atOneScale(first, second)
  return writeDecimal({ units: one - other, scale })
}

function atOneScale(first: string, second: string) {
  const [one, other] = [decimalOf(first), decimalOf(second)]
  const scale = Math.max(one.scale, other.scale)
  return { one: unitsAt(one, scale), other: unitsAt(other, scale), scale }
}
