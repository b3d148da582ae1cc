import type { TransferPayment } from '@sixpence/core/payments'
import { EXTERNAL_KINDS, PAYMENT_KINDS } from '@sixpence/core/transfers'
import type { TransferTarget } from './destination.ts'

/** The place of the form for each kind of transfer. */
export const TRANSFER_TARGETS: Readonly<Record<TransferPayment['kind'], TransferTarget>> = {
  ownTransfer: 'ownTransfer',
  p2pTransfer: 'p2pTransfer',
  ...(Object.fromEntries(
    EXTERNAL_KINDS.map(kind => [PAYMENT_KINDS[kind].transaction, 'externalTransfer'] as const),
  ) as Record<Exclude<TransferPayment['kind'], 'ownTransfer' | 'p2pTransfer'>, 'externalTransfer'>), // The other kinds.
}
