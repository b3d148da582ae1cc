import type { PaymentIntentAnswer } from '@sixpence/protocol/payments'
import type { Subject } from '../http/index.ts'
import { loadPaymentMethods } from './later/load-calls.ts'
import type { PaymentsSetup } from './payments-setup.ts'

const WITHIN_MS = 15_000

/** Looks up a payment by its key for its owner, even if the user now acts for another customer. */
export async function lookUpByKey(
  { call }: Pick<PaymentsSetup, 'call'>,
  subject: Subject,
  key: string,
): Promise<PaymentIntentAnswer> {
  const { paymentMethods } = await loadPaymentMethods()
  return call(paymentMethods.intent, { key }, { subject, timeoutMs: WITHIN_MS })
}
