import type {
  ExternalKind,
  ExternalOrder,
  ExternalPayment,
  ExternalQuote,
  FeeShare,
} from '@sixpence/core'

/** As which payment money leaves the bank, by the kind of the way. */
export const PAYMENT_OF_WAY = {
  eft: 'eftTransfer',
  wire: 'wireTransfer',
  cryptoEft: 'cryptoEftTransfer',
  instant: 'instantTransfer',
  interac: 'interacTransfer',
  oct: 'octTransfer',
} as const satisfies Record<ExternalKind, ExternalPayment['kind']>

/** An order, and who bears its fee where a way asks for that. */
export interface SharedOrder {
  readonly order: ExternalOrder
  readonly feeShare: FeeShare
}

/** The payment of an order by a way of this kind, at the price that was shown. */
export function externalPayment(
  kind: ExternalKind,
  { order, feeShare }: SharedOrder,
  shown: ExternalQuote,
): ExternalPayment {
  return kind === 'wire'
    ? { kind: PAYMENT_OF_WAY[kind], order: { ...order, feeShare }, shown }
    : { kind: PAYMENT_OF_WAY[kind], order, shown }
}
