import { compare, type Decimal } from '../money/index.ts'
import type { LimitsLeft } from './limits-left.ts'

/** Returns which limit an amount doesn't keep, in words and without the currency. */
export function limitFault(
  { minimum, maximum, dailyLeft, monthlyLeft }: LimitsLeft,
  amount: Decimal,
): string | undefined {
  const isAbove = (limit: Decimal | undefined) => limit !== undefined && compare(amount, limit) > 0
  if (compare(amount, minimum) < 0) return `The least that can be sent is ${minimum}`
  if (isAbove(maximum)) return `The most that can be sent at once is ${maximum}`
  if (isAbove(dailyLeft)) return `The most that can still be sent today is ${dailyLeft}`
  if (isAbove(monthlyLeft)) return `The most that can still be sent this month is ${monthlyLeft}`
  return undefined
}
