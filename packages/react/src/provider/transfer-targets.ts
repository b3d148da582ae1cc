import type { TransferPayment } from '@sixpence/core'
import type { TransferTarget } from './destination.ts'

/** Where the form is that each kind of transfer is filled in. */
export const TRANSFER_TARGETS = {
  ownTransfer: 'ownTransfer',
  p2pTransfer: 'p2pTransfer',
  eftTransfer: 'externalTransfer',
  wireTransfer: 'externalTransfer',
  cryptoEftTransfer: 'externalTransfer',
  instantTransfer: 'externalTransfer',
  interacTransfer: 'externalTransfer',
  octTransfer: 'externalTransfer',
} as const satisfies Record<TransferPayment['kind'], TransferTarget>
