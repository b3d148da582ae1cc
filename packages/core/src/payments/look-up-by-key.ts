import { type PaymentIntentAnswer, paymentMethods } from '@sixpence/protocol/payments'
import type { Subject } from '../http/index.ts'
import type { PaymentsSetup } from './payments-setup.ts'

const WITHIN_MS = 15_000

/** Asks the bank what it knows of a customer's key, whoever's turn it is by then. */
export function lookUpByKey(
  { call }: Pick<PaymentsSetup, 'call'>,
  subject: Subject,
  key: string,
): Promise<PaymentIntentAnswer> {
  return call(paymentMethods.intent, { key }, { subject, timeoutMs: WITHIN_MS })
}
