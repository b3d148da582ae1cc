import { addAmounts, type Money } from '@sixpence/core/money'
import type { TransactionRequest } from '@sixpence/core/approvals'

/** Returns one sum per currency. */
export function totalsOf(requests: readonly TransactionRequest[]): readonly Money[] {
  const sums = new Map<string, string>()
  for (const { currencyCode, total } of requests) {
    sums.set(currencyCode, addAmounts(sums.get(currencyCode) ?? '0', total))
  }
  return [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount }))
}
