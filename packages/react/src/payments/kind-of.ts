import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import { PAYMENT_KINDS } from '@sixpence/core/transfers'

/** Returns the kind of a payment, also of one that only the bank has on record. */
export function kindOf({ payment, held }: PaymentIntent): PaymentOrder['kind'] | undefined {
  if (payment) return payment.kind
  if (!held || held.operation === 'batch') return held?.operation
  return PAYMENT_KINDS[held.operation].transaction
}
