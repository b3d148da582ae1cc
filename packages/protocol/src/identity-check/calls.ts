import type { Calls } from '../call.ts'

/**
 * The bank's calls about identity checks. A provider makes the check. Its server decides the
 * outcome, never anything sent by a browser.
 */
export const identityCheckCalls = {
  /** Records the identity document for a check, and returns its id. */
  createDocument: {
    name: 'identityDocumentCreate',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    answer: 'documentId',
    makesOld: ['profile'],
  },
  /**
   * Starts a check, or continues an open one.
   *
   * @throws {SixpenceError} `not_found` if the document is someone else's, `server_unavailable` if
   *   the provider can't be reached
   */
  start: {
    method: 'POST',
    path: '/identity-verification',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: ['identityCheck'],
  },
  /** Starts a check for the customer acted for, and emails them its link. */
  startFor: {
    method: 'POST',
    path: '/customers/{customerId}/identity-verification',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'helps',
    staffAct: 'profile',
    makesOld: [],
  },
  /** Creates a link that opens the check on another device. It works once, for 15 minutes. */
  link: {
    name: 'identityCheckLink',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Opens a check by a link, without signing in.
   *
   * @throws {SixpenceError} `not_found` for any link that doesn't work, whatever the reason
   */
  open: { name: 'identityCheckOpen', effect: 'write', access: 'public', makesOld: [] },
  /** Returns the state of a check. */
  read: {
    name: 'identityCheckGet',
    effect: 'read',
    needs: 'own',
    staff: 'never',
    keep: 'whileShown',
    worded: true,
  },
  /**
   * Returns the state of the newest check of a kind. Returns nothing if there is none, or if it was
   * approved for a document that is no longer valid.
   */
  newest: {
    name: 'identityCheckNewestGet',
    effect: 'read',
    needs: 'own',
    staff: 'never',
    keep: 'whileShown',
    staleOn: ['standingChanged'],
    worded: true,
  },
  /**
   * Reports that the customer has finished their part. An open check is then under investigation;
   * other checks don't change. Anyone who knows the check's id may call this, so the bank returns
   * `underInvestigation` even for a check that has ended. `read` returns the outcome to the
   * customer.
   */
  complete: {
    name: 'identityCheckComplete',
    effect: 'write',
    access: 'public',
    answer: 'status',
    makesOld: ['identityCheck', 'kyc', 'profile', 'verification'],
  },
  /** Starts a video identification, which takes place on the provider's pages. */
  createJob: {
    name: 'identityJobCreate',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['identityCheck'],
  },
  /** Like {@link identityCheckCalls.complete}, for a video identification that the customer has left. */
  completeJob: {
    name: 'identityJobCompleted',
    effect: 'write',
    access: 'public',
    answer: 'status',
    makesOld: ['identityCheck', 'kyc', 'profile', 'verification'],
  },
} as const satisfies Calls
