import type { TransactionType } from '@sixpence/core/history'

/** The name of each type, as a key of this domain's texts. */
export const TRANSACTION_TYPE_NAME = {
  deposit: 'depositText',
  ownTransfer: 'ownTransferType',
  p2pTransfer: 'p2pTransferType',
  checkout: 'checkoutType',
  invoice: 'invoiceType',
  refund: 'refundType',
  eftTransfer: 'eftTransferType',
  wireTransfer: 'wireTransferType',
  cryptoEftTransfer: 'cryptoEftTransferType',
  instantTransfer: 'instantTransferType',
  interacTransfer: 'interacTransferType',
  octTransfer: 'octTransferType',
  transferReturn: 'transferReturnType',
  fee: 'feeText',
} as const satisfies Record<TransactionType, string>
