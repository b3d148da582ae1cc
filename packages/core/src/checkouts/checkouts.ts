import { checkoutCalls, checkoutMethods } from '@sixpence/protocol/checkouts'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'

/** Payments requested by merchants. Available as `sixpence.checkouts`. */
export interface Checkouts extends ClientOf<typeof checkoutMethods, 'pay'> {}

/** Calls about checkouts. To pay one, use `sixpence.payments`. */
export const checkouts: Domain<Checkouts, typeof checkoutCalls> = {
  name: 'checkouts',
  calls: checkoutCalls,
  open(bank) {
    const { get, showButton, openByButton, showPayee, openByName } = clientOf(bank, checkoutMethods)
    return {
      get: async (...asked) => get(...asked).catch(missingIf('checkoutId')),
      showButton: async (...asked) => showButton(...asked).catch(missingIf('buttonId')),
      openByButton: async (...asked) => openByButton(...asked).catch(missingIf('buttonId')),
      showPayee: async (...asked) => showPayee(...asked).catch(missingIf('name')),
      openByName: async (...asked) => openByName(...asked).catch(missingIf('name')),
    }
  },
}

/** If the bank rejects an id as invalid, nothing exists under it. */
const missingIf =
  (param: string) =>
  (cause: unknown): never => {
    if (!isSixpenceError(cause) || cause.code !== 'invalid_input') throw cause
    const { message, requestId, responseCode, fields } = cause
    if (fields.some(({ field }) => field !== param)) throw cause
    throw new SixpenceError('not_found', message, { cause, requestId, responseCode })
  }
