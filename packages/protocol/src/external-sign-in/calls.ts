import type { Calls } from '../call.ts'

/** The bank's calls about signing in to outside services through the bank. */
export const externalSignInCalls = {
  /** Returns the address at which signing in to an outside service starts. */
  begin: {
    method: 'GET',
    path: '/auth/sei/authorize',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    answer: 'authorizeUrl',
    makesOld: [],
  },
  /**
   * Returns the registered name of the service that asks, and the facts it would receive.
   *
   * @throws {SixpenceError} `not_found` if no request is pending, or it has ended
   */
  question: {
    method: 'GET',
    path: '/auth/sei/authorize/{authorizationId}',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'never',
  },
  /**
   * Identifies the signed-in customer to an outside service if the customer has consented before,
   * or if `consent` is true; `false` refuses. Returns the address to go to, which always comes from
   * the bank and never from the page's address.
   *
   * @throws {SixpenceError} `consent_needed`: ask the customer first; `not_found` if no request is
   *   pending, or it has ended; `invalid_input` if the service has registered another address
   */
  authorize: {
    method: 'POST',
    path: '/auth/sei/authorize/{authorizationId}',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    answer: 'redirectUrl',
  },
  /** Lists the services to which the customer has consented. */
  consents: {
    method: 'GET',
    path: '/auth/sei/consents',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    answer: 'consents',
  },
  /**
   * Withdraws a consent. The service must then ask again.
   *
   * @throws {SixpenceError} `not_found` if it was already withdrawn
   */
  withdraw: {
    method: 'DELETE',
    path: '/auth/sei/consents/{outsiderId}',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
  },
} as const satisfies Calls
