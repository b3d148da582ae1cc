import type { Transaction } from '@sixpence/core/history'
import type { Translate } from '../i18n/index.ts'

/** Returns a transaction's title. */
export function transactionTitle(transaction: Transaction, t: Translate<'history'>): string {
  const { type, direction, counterpartyName: name } = transaction
  const isIncoming = direction === 'in'
  if (type === 'fee') return t('feeText')
  if (type === 'ownTransfer') return t(isIncoming ? 'ownTransferInText' : 'ownTransferOutText')
  if (name) return t((type === 'refund' ? REFUND : PAYMENT)[direction], { name })
  if (type === 'deposit') return t('depositText')
  return t(isIncoming ? 'personInText' : 'personOutText')
}

const PAYMENT = { in: 'p2pTransferInText', out: 'p2pTransferOutText' } as const
const REFUND = { in: 'refundInText', out: 'refundOutText' } as const
