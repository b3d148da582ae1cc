import { type Checkout, checkoutMethods } from '@sixpence/protocol'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
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
      const { checkout } = await call(checkoutMethods.get, { checkoutId }, { signal }).catch(
        asMissing,
      )
      return checkout
    },
  }
}

/** Only the id is asked with: when the bank finds it faulty, there is nothing under it. */
function asMissing(cause: unknown): never {
  if (!isSixpenceError(cause) || cause.code !== 'invalid_input') throw cause
  const { message, requestId, responseCode } = cause
  throw new SixpenceError('not_found', message, { cause, requestId, responseCode })
}
