import type { Transaction } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'

/** Answers what a row of the history is called in the customer's words. */
export function useTransactionTitle(): (transaction: Transaction) => string {
  const { t } = useMessages('history')
  return ({ type, direction, counterpartyName: name }) => {
    const isIncoming = direction === 'in'
    switch (type) {
      case 'deposit':
        return t('depositText')
      case 'fee':
        return t('feeText')
      case 'ownTransfer':
        return t(isIncoming ? 'ownTransferInText' : 'ownTransferOutText')
      case 'p2pTransfer':
      case 'checkout':
        if (!name) return t(isIncoming ? 'personInText' : 'personOutText')
        return t(isIncoming ? 'p2pTransferInText' : 'p2pTransferOutText', { name })
    }
  }
}
