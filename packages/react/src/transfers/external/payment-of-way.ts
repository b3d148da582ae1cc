import type {
  ExternalKind,
  ExternalOrder,
  ExternalPayment,
  ExternalQuote,
  FeeShare,
} from '@sixpence/core'
import { PAYMENT_KINDS, sharesFee } from '@sixpence/core/transfers'

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
  return sharesFee(kind)
    ? { kind: PAYMENT_KINDS[kind].transaction, order: { ...order, feeShare }, shown }
    : { kind: PAYMENT_KINDS[kind].transaction, order, shown }
}
