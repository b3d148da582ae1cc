import { checkoutCalls, checkoutMethods } from '@sixpence/protocol/checkouts'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'

/** What merchants ask a customer to pay. Reached as `sixpence.checkouts`. */
export interface Checkouts extends ClientOf<typeof checkoutMethods, 'pay'> {}

/** The calls about checkouts. Paying one is `sixpence.payments`. */
export const checkouts: Domain<Checkouts, typeof checkoutCalls> = {
  name: 'checkouts',
  calls: checkoutCalls,
  open(bank) {
    const { get } = clientOf(bank, checkoutMethods)
    return { get: async (...asked) => get(...asked).catch(asMissing) }
  },
}

/** Only the id is asked with: when the bank finds it faulty, there is nothing under it. */
function asMissing(cause: unknown): never {
  if (!isSixpenceError(cause) || cause.code !== 'invalid_input') throw cause
  const { message, requestId, responseCode } = cause
  throw new SixpenceError('not_found', message, { cause, requestId, responseCode })
}
