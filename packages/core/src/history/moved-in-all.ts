import type { Transaction } from '@sixpence/protocol/history'
import { addAmounts, subtractAmounts } from '../money/index.ts'

/**
 * By how much a row of the history changed the balance, its fee included; below zero when money
 * left. Of one that waits or was refused: by how much it would have.
 */
export function movedInAll({
  direction,
  amount,
  fee = '0',
}: Pick<Transaction, 'direction' | 'amount' | 'fee'>): string {
  return direction === 'in' ? subtractAmounts(amount, fee) : `-${addAmounts(amount, fee)}`
}
