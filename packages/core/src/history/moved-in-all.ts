import type { Transaction } from '@sixpence/protocol/history'
import { addAmounts, subtractAmounts } from '../money/index.ts'

/**
 * The amount by which a row of the history changed the balance, including its fee; below zero if
 * money left. For a row that is pending or was refused: the amount by which it would have.
 */
export function movedInAll({
  direction,
  amount,
  fee = '0',
}: Pick<Transaction, 'direction' | 'amount' | 'fee'>): string {
  return direction === 'in' ? subtractAmounts(amount, fee) : `-${addAmounts(amount, fee)}`
}
