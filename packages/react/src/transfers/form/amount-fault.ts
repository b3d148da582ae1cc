import type { MaxAmount, TransferLimits } from '@sixpence/core/transfers'
import type { SixpenceError } from '@sixpence/core/errors'
import { compareAmounts, type AmountFault, type ParsedAmount } from '@sixpence/core/money'

/** The fault of an amount: by its text, or by the bank's limits and balance. */
export type TransferAmountFault =
  | AmountFault
  | 'below_minimum'
  | 'above_limit'
  | 'above_daily'
  | 'above_monthly'
  | 'above_maximum'
  | 'insufficient_funds'

/** The figures of an amount that the bank bounds. Those that aren't known yet are undefined. */
export interface BoundedAmount {
  /** The amount that would arrive, in the currency of the target. */
  readonly arriving?: string | undefined
  /** The most that can be sent, in the currency of the target. */
  readonly max?: MaxAmount | undefined
  /** In the currency of the source account. */
  readonly limits?: TransferLimits | undefined
  /** The amount that would leave, in the currency of the source account. */
  readonly leaving?: string | undefined
}

/** The facts about an amount that need no price. */
export interface AmountFacts extends BoundedAmount {
  /** Undefined while its currency isn't known. */
  readonly typed: ParsedAmount | undefined
}

/** Judges an amount by comparing it with the bank's answers; calculates nothing. */
export const amountFault = ({ typed, ...figures }: AmountFacts): TransferAmountFault | undefined =>
  typed?.ok ? boundFault(figures) : typed?.fault

/** Adds what the price shows to a judgement: that the balance doesn't cover it, and new figures. */
export function faultAtPrice(
  fault: TransferAmountFault | undefined,
  failure: SixpenceError | undefined,
  figures: BoundedAmount = {},
): TransferAmountFault | undefined {
  if (failure?.code === 'insufficient_funds') return 'insufficient_funds'
  return fault ?? boundFault(figures)
}

function boundFault({
  arriving,
  max,
  limits,
  leaving,
}: BoundedAmount): TransferAmountFault | undefined {
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

/** Returns true if there is no amount yet, or no fault in it. */
export const isAwaited = (fault: TransferAmountFault | undefined): boolean =>
  fault === undefined || fault === 'empty' || fault === 'zero'

/** Returns true if it is more than may be sent, or than there is: it needn't be priced. */
export const isTooMuch = (fault: TransferAmountFault | undefined): boolean =>
  fault?.startsWith('above_') === true
