import type { ExternalPayment } from '@sixpence/core/payments'
import {
  type ExternalKind,
  type ExternalOrder,
  type ExternalQuote,
  type FeeShare,
  PAYMENT_KINDS,
  sharesFee,
} from '@sixpence/core/transfers'

/** An order, and the share of its fee if the way has a choice of it. */
export interface SharedOrder {
  readonly order: ExternalOrder
  readonly feeShare: FeeShare
}

/** Returns the payment of an order by a way of this kind, at the price on show. */
export function externalPayment(
  kind: ExternalKind,
  { order, feeShare }: SharedOrder,
  shown: ExternalQuote,
): ExternalPayment {
  return sharesFee(kind)
    ? { kind: PAYMENT_KINDS[kind].transaction, order: { ...order, feeShare }, shown }
    : { kind: PAYMENT_KINDS[kind].transaction, order, shown }
}
