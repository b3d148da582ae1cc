import type { Transaction } from '@sixpence/protocol/history'
import { addAmounts, subtractAmounts } from '../money/index.ts'

/**
 * Returns the amount by which a row changed the balance, including its fee; negative if money left.
 * For a pending or refused row, the amount by which it would have.
 */
export function movedInAll({
  direction,
  amount,
  fee = '0',
}: Pick<Transaction, 'direction' | 'amount' | 'fee'>): string {
  return direction === 'in' ? subtractAmounts(amount, fee) : `-${addAmounts(amount, fee)}`
}
