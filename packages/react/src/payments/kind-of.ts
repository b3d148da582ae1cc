import type { PaymentIntent, PaymentOrder } from '@sixpence/core'

/** What kind of payment it is, of one that only the bank has on record, too. */
export function kindOf({ payment, held }: PaymentIntent): PaymentOrder['kind'] | undefined {
  if (payment) return payment.kind
  return held && KIND_OF[held.operation]
}

const KIND_OF = {
  betweenAccounts: 'ownTransfer',
  p2p: 'p2pTransfer',
  checkout: 'checkout',
  invoice: 'invoice',
  refund: 'refund',
  eft: 'eftTransfer',
  wire: 'wireTransfer',
  cryptoEft: 'cryptoEftTransfer',
  instant: 'instantTransfer',
  interac: 'interacTransfer',
  oct: 'octTransfer',
} as const
