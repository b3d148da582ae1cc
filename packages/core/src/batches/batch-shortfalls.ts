import type { Account } from '../accounts/index.ts'
import { addAmounts, compareAmounts, subtractAmounts } from '../money/index.ts'

/** The price of all payments of a batch, in the currency of its account. */
export interface BatchPrice {
  /** The amount that leaves the account, without the fee. */
  readonly amount: string
  readonly fee: string
}

/** Everything that limits a batch, in the currency of its account. */
export interface BatchBounds {
  readonly account: Pick<Account, 'balance' | 'accountBalanceMin' | 'pendingAmount'>
  /** The amounts that may still be sent, without fees; undefined without such a limit. */
  readonly dailyLeft?: string | undefined
  readonly monthlyLeft?: string | undefined
}

/** A bound that a batch exceeds. */
export interface BatchShortfall {
  /** The money in the account, or what may still be sent today or this month. */
  readonly of: 'money' | 'day' | 'month'
  readonly left: string
  /** The amount by which the batch exceeds `left`. */
  readonly missing: string
}

/** Returns the bounds that a batch exceeds: the bank refuses it unless it goes as far as it can. */
export function batchShortfalls(
  { amount, fee }: BatchPrice,
  { account, dailyLeft, monthlyLeft }: BatchBounds,
): readonly BatchShortfall[] {
  const kept = addAmounts(account.accountBalanceMin, account.pendingAmount)
  return [
    ...shortfall('money', addAmounts(amount, fee), subtractAmounts(account.balance, kept)),
    ...shortfall('day', amount, dailyLeft),
    ...shortfall('month', amount, monthlyLeft),
  ]
}

function shortfall(
  of: BatchShortfall['of'],
  needed: string,
  left: string | undefined,
): readonly BatchShortfall[] {
  if (left === undefined || compareAmounts(needed, left) <= 0) return []
  return [{ of, left, missing: subtractAmounts(needed, left) }]
}
