import type { MaxAmount, TransferLimits } from '@sixpence/core'
import { compareAmounts, type AmountFault, type ParsedAmount } from '@sixpence/core/money'

/** What is wrong with an amount: as it is typed, or by what the bank said of limits and balance. */
export type TransferAmountFault =
  | AmountFault
  | 'below_minimum'
  | 'above_limit'
  | 'above_daily'
  | 'above_monthly'
  | 'above_maximum'
  | 'insufficient_funds'

/** What is known of an amount. What the bank has not answered yet is left undefined. */
export interface AmountFacts {
  readonly typed: ParsedAmount
  /** What would arrive, in the currency of the target. */
  readonly arriving: string | undefined
  /** The most that can be sent, in the currency of the target. */
  readonly max: MaxAmount | undefined
  /** In the currency of the source account. */
  readonly limits: TransferLimits | undefined
  /** What would leave, in the currency of the source account. */
  readonly leaving: string | undefined
  /** The bank refused to price it because the balance does not cover it. */
  readonly isUncovered: boolean
}

/** Judges an amount by comparing it with what the bank answered; nothing is worked out here. */
export function amountFault(facts: AmountFacts): TransferAmountFault | undefined {
  const { typed, arriving, max, limits, leaving } = facts
  if (!typed.ok) return typed.fault
  if (facts.isUncovered) return 'insufficient_funds'
  const broken = limits && leaving !== undefined ? brokenLimit(leaving, limits) : undefined
  if (broken) return broken
  return isAbove(arriving, max?.amount) ? 'above_maximum' : undefined
}

function brokenLimit(leaving: string, limits: TransferLimits): TransferAmountFault | undefined {
  if (compareAmounts(leaving, limits.min) < 0) return 'below_minimum'
  if (isAbove(leaving, limits.max)) return 'above_limit'
  if (isAbove(leaving, limits.dailyLeft)) return 'above_daily'
  return isAbove(leaving, limits.monthlyLeft) ? 'above_monthly' : undefined
}

const isAbove = (amount: string | undefined, most: string | undefined): boolean =>
  amount !== undefined && most !== undefined && compareAmounts(amount, most) > 0

/** Whether there is no amount yet, where another fault says what is wrong with the one there is. */
export const isAwaited = (fault: TransferAmountFault | undefined): boolean =>
  fault === undefined || fault === 'empty' || fault === 'zero'

/** Whether it is more than may be sent, or than there is: it need not be priced. */
export const isTooMuch = (fault: TransferAmountFault | undefined): boolean =>
  fault?.startsWith('above_') === true
