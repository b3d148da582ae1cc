import type { Transaction } from '@sixpence/core/history'
import { useMessages } from '../i18n/index.ts'

/** Returns a function that gives a transaction's title. */
export function useTransactionTitle(): (transaction: Transaction) => string {
  const { t } = useMessages('history')
  return ({ type, direction, counterpartyName: name }) => {
    const isIncoming = direction === 'in'
    if (type === 'fee') return t('feeText')
    if (type === 'ownTransfer') return t(isIncoming ? 'ownTransferInText' : 'ownTransferOutText')
    if (name) return t((type === 'refund' ? REFUND : PAYMENT)[direction], { name })
    if (type === 'deposit') return t('depositText')
    return t(isIncoming ? 'personInText' : 'personOutText')
  }
}

const PAYMENT = { in: 'p2pTransferInText', out: 'p2pTransferOutText' } as const
const REFUND = { in: 'refundInText', out: 'refundOutText' } as const
