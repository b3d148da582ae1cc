import { getCheckout, type Checkout } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What merchants ask a customer to pay. Reached as `sixpence.checkouts`. */
export interface Checkouts {
  /**
   * What is asked, by whom and where it stands, as the bank has it on record. Pay it as a payment
   * of the kind `checkout`.
   *
   * @throws {SixpenceError} `not_found` when there is no such checkout.
   */
  get(checkoutId: string, signal?: AbortSignal): Promise<Checkout>
}

/** Binds the calls about checkouts to a bank. */
export function createCheckouts(call: CallNamedMethod): Checkouts {
  return {
    async get(checkoutId, signal) {
      return (await call(getCheckout, { checkoutId }, { signal })).checkout
    },
  }
}
