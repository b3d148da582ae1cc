import { getPaymentIntent, type PaymentIntentAnswer } from '@sixpence/protocol'
import type { PaymentsSetup } from './payments-setup.ts'

const WITHIN_MS = 15_000

/** Asks the bank what it knows of a key. */
export function askByKey(
  { call }: Pick<PaymentsSetup, 'call'>,
  key: string,
): Promise<PaymentIntentAnswer> {
  return call(getPaymentIntent, { key }, { timeoutMs: WITHIN_MS })
}
