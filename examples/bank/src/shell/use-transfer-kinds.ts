import { EXTERNAL_KINDS } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'

const KINDS = [
  { target: 'p2pTransfer', to: '/transfer/p2p', word: 'personTransferTab' },
  { target: 'ownTransfer', to: '/transfer/account', word: 'accountsTransferTab' },
  { target: 'externalTransfer', to: '/transfer/external', word: 'bankTransferTab' },
] as const

/** The kinds of transfers that the user may begin, each with where it is filled in. */
export function useTransferKinds() {
  const { mayBegin } = useAccess()
  const isOpen = {
    p2pTransfer: mayBegin('p2p'),
    ownTransfer: mayBegin('betweenAccounts'),
    externalTransfer: EXTERNAL_KINDS.some(kind => mayBegin(`${kind}3d`) || mayBegin(`${kind}Own`)),
  }
  return KINDS.filter(({ target }) => isOpen[target])
}

/** By which form the user sends money: to a person, or else to another bank. */
export function useSendTarget() {
  const targets = useTransferKinds().map(({ target }) => target)
  return SENDING.find(target => targets.includes(target))
}

const SENDING = ['p2pTransfer', 'externalTransfer'] as const
