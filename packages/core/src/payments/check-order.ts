import { encodeInput, type CallNamedMethod } from '../transport/index.ts'
import type { PaymentOrder } from './payment-intent.ts'
import { kindOf } from './rules/payment-kinds.ts'

/**
 * Checks an order by the rules of the call that would send it.
 *
 * @throws {SixpenceError} `invalid_input`, with the fields that the bank would refuse.
 */
export async function checkOrder(payment: PaymentOrder): Promise<void> {
  await kindOf(payment).send(onlyCheck, payment.order, {})
}

const onlyCheck: CallNamedMethod = async ({ input: rules }, input) => {
  encodeInput(rules, input)
  return {} as never // `checkOrder` reads no answer
}
