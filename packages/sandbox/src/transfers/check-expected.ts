import { compare, type Decimal } from '../money/index.ts'
import { refuse } from '../http/index.ts'

/**
 * Refuses if the price differs from the one shown to the customer.
 *
 * @throws {Refusal} `VF` with the field; the customer has to see the new price and agree to it.
 */
export function checkExpected(
  expected: Decimal | undefined,
  actual: Decimal,
  param: 'expectedFromAmount' | 'expectedFee',
): void {
  if (expected === undefined || compare(expected, actual) === 0) return
  throw refuse.invalid(param, `It is ${actual} now.`)
}
