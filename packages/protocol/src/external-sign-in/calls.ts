import type { Calls } from '../call.ts'

/** What can be asked of a bank about external sign-in. */
export const externalSignInCalls = {
  /** Tells where signing in to an outsider begins. */
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
   * Tells who asks, by the name that the bank has registered, and what they would learn.
   *
   * @throws {SixpenceError} `not_found`: no one waits for it, or not any more.
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
   * Lets an outsider know who is signed in, where the customer has agreed before or `consent` says
   * that they do now; `false` refuses. Answers where to go: what the bank says, never what an
   * address said.
   *
   * @throws {SixpenceError} `consent_needed`: ask the customer first; `not_found`: no one waits for
   *   it, or not any more; `invalid_input`: the outsider has registered another address.
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
  /** Lists the services that the customer lets know who they are. */
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
   * Withdraws a consent: the outsider must ask again.
   *
   * @throws {SixpenceError} `not_found`: it has been withdrawn already.
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
