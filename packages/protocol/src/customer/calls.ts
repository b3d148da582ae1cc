import type { Calls } from '../call.ts'

/** The bank's calls about the customer. */
export const customerCalls = {
  /**
   * Returns the signed-in customer.
   *
   * @throws {SixpenceError} `terms_pending`, `session_expired`
   */
  get: {
    name: 'customerInfoGet',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    scope: 'embed',
    answer: 'customer',
    staleOn: ['standingChanged'],
  },
} as const satisfies Calls
