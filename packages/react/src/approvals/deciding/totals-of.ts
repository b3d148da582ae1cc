import { addAmounts, type Money } from '@sixpence/core/money'
import type { TransactionRequest } from '@sixpence/core'

/** Amounts of one currency are added; of different ones they stand beside each other. */
export function totalsOf(requests: readonly TransactionRequest[]): readonly Money[] {
  const sums = new Map<string, string>()
  for (const { currencyCode, total } of requests) {
    sums.set(currencyCode, addAmounts(sums.get(currencyCode) ?? '0', total))
  }
  return [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount }))
}
