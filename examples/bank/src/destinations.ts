import type { Destination } from '@sixpence/react/provider'
import type { TransferStart } from '@sixpence/react/transfers'

/** Where in this app a component's destination is. */
export function linkTo(destination: Destination) {
  switch (destination.to) {
    case 'home':
    // Checkouts are in windows of their own, which go their own ways.
    case 'checkout':
    case 'merchant':
      return { to: '/home' } as const
    case 'start':
      return { to: '/' } as const
    case 'signIn':
      return { to: '/login' } as const
    case 'history':
      return { to: '/history', search: { accountId: destination.accountId } } as const
    case 'ownTransfer':
      return { to: '/transfer/account', search: formSearch(destination) } as const
    case 'p2pTransfer':
      return { to: '/transfer/p2p', search: formSearch(destination) } as const
    case 'payment':
      return paymentLink(destination)
  }
}

const paymentLink = ({ kind, id }: Destination & { to: 'payment' }) =>
  ({
    to: kind === 'ownTransfer' ? '/transfer/account' : '/transfer/p2p',
    search: { payment: id },
  }) as const

const formSearch = ({ fromAccount, edit }: TransferStart) => ({ fromAccount, edit })
