import type { Statement, StatementTotals } from '@sixpence/protocol/statements'
import { addAmounts, compareAmounts, subtractAmounts } from '../money/index.ts'

/** True if the beginning balance plus credits minus debits equals the ending balance. */
export function reconciles(totals: StatementTotals): boolean {
  const { beginningBalance, totalCredit, totalDebit, endingBalance } = totals
  const ending = subtractAmounts(addAmounts(beginningBalance, totalCredit), totalDebit)
  return compareAmounts(ending, endingBalance) === 0
}

/** True if a statement ends on the last day of its month; false while the month is in progress. */
export function isWholeMonth({ dateTo }: Pick<Statement, 'dateTo'>): boolean {
  const next = new Date(`${dateTo}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.getUTCDate() === 1
}
