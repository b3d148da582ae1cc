import type { Account } from '@sixpence/core'
import { addAmounts, type Money } from '@sixpence/core/money'

/**
 * What is on all accounts, one sum for each currency, in the order in which the currencies first
 * appear. Nothing is converted.
 */
export function currencyTotals(accounts: readonly Account[]): readonly Money[] {
  const sums = new Map<string, string>()
  for (const { currencyCode, balance } of accounts) {
    const sum = sums.get(currencyCode)
    sums.set(currencyCode, sum === undefined ? balance : addAmounts(sum, balance))
  }
  return [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount }))
}
