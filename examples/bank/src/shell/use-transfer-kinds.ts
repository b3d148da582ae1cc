import { BATCH_ACTIONS } from '@sixpence/core/batches'
import { EXTERNAL_KINDS, externalAction } from '@sixpence/core/transfers'
import { useAccess } from '@sixpence/react/access'

const KINDS = [
  { target: 'p2pTransfer', to: '/transfer/p2p', word: 'personTransferTab' },
  { target: 'ownTransfer', to: '/transfer/account', word: 'accountsTransferTab' },
  { target: 'externalTransfer', to: '/transfer/external', word: 'bankTransferTab' },
  { target: 'massTransfer', to: '/transfer/mass', word: 'payManyLink' },
] as const

/** Returns the kinds of transfers that the user may begin, each with its form. */
export function useTransferKinds() {
  const { mayBegin } = useAccess()
  const isOpen = {
    p2pTransfer: mayBegin('p2p'),
    ownTransfer: mayBegin('betweenAccounts'),
    externalTransfer: EXTERNAL_KINDS.some(
      kind => mayBegin(externalAction(kind, '3d')) || mayBegin(externalAction(kind, 'own')),
    ),
    massTransfer: Object.values(BATCH_ACTIONS).some(action => mayBegin(action)),
  }
  return KINDS.filter(({ target }) => isOpen[target])
}

/** Returns the kinds that send money: to a person first, then to another bank. */
export const useSendingKinds = () =>
  useTransferKinds().filter(
    kind => kind.target === 'p2pTransfer' || kind.target === 'externalTransfer',
  )
