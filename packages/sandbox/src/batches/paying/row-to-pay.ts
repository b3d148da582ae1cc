import type { BatchReason } from '@sixpence/protocol'
import type { ExternalOrder, P2pOrder, PaymentOfSet } from '../../payments/index.ts'
import type { Leaving } from './amounts-left.ts'

/** A row of an order as a payment, or why it can't be one. */
export type RowToPay<Order extends P2pOrder | ExternalOrder> =
  | {
      readonly payment?: undefined
      /** The reason against it, unless limits or money don't suffice for what would leave. */
      readonly reason: BatchReason
      /** Undefined if limits and money don't matter. */
      readonly leaving?: Leaving | undefined
    }
  | {
      readonly payment: Omit<PaymentOfSet<Order>, 'key'>
      /** The reason against it, unless limits or money don't suffice. */
      readonly reason?: BatchReason | undefined
      readonly leaving?: undefined
    }
