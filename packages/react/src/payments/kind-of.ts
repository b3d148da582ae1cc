import type { PaymentIntent, PaymentOrder } from '@sixpence/core'
import { PAYMENT_KINDS } from '@sixpence/core/transfers'

/** What kind of payment it is, of one that only the bank has on record, too. */
export function kindOf({ payment, held }: PaymentIntent): PaymentOrder['kind'] | undefined {
  if (payment) return payment.kind
  return held && PAYMENT_KINDS[held.operation].transaction
}
