import type { Statement, StatementTotals } from '@sixpence/protocol/statements'
import { addAmounts, compareAmounts, subtractAmounts } from '../money/index.ts'

/** Whether the beginning balance, plus what came in, less what went out, is the ending balance. */
export function reconciles(totals: StatementTotals): boolean {
  const { beginningBalance, totalCredit, totalDebit, endingBalance } = totals
  const ending = subtractAmounts(addAmounts(beginningBalance, totalCredit), totalDebit)
  return compareAmounts(ending, endingBalance) === 0
}

/** Whether a statement ends on the last day of its month; while the month is in progress it doesn't. */
export function isWholeMonth({ dateTo }: Pick<Statement, 'dateTo'>): boolean {
  const next = new Date(`${dateTo}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.getUTCDate() === 1
}
