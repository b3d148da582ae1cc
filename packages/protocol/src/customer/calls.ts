import type { Calls } from '../call.ts'

/** What can be asked of a bank about customer. */
export const customerCalls = {
  /**
   * Tells who is signed in.
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
