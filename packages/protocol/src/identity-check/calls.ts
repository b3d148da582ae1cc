import type { Calls } from '../call.ts'

/**
 * What can be asked of a bank about checks of who somebody is. A provider makes the check; its
 * server decides, and nothing that a browser says.
 */
export const identityCheckCalls = {
  /** Records the identity document that a check will be about; answers its id. */
  createDocument: {
    name: 'identityDocumentCreate',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    answer: 'documentId',
    makesOld: ['profile'],
  },
  /**
   * Starts a check, or continues the one that is open.
   *
   * @throws {SixpenceError} `not_found` for a document of someone else, `server_unavailable` while
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
  /** Starts a check for the customer acted for, who is mailed a link to it. */
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
  /** Makes a link that opens the check on another device. It works once, for 15 minutes. */
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
   * @throws {SixpenceError} `not_found` for every link that doesn't work, whatever the reason
   */
  open: { name: 'identityCheckOpen', effect: 'write', access: 'public', makesOld: [] },
  /** Tells how far a check is. */
  read: {
    name: 'identityCheckGet',
    effect: 'read',
    needs: 'own',
    staff: 'never',
    keep: 'whileShown',
    worded: true,
  },
  /**
   * Tells how far the newest check of a kind is. Nothing where there was none, nor of one that was
   * approved for a document that doesn't hold any more.
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
   * Says that the customer has done their part. An open check is under investigation from then on;
   * any other stays as it is. Anyone who knows the check may call it, so the bank answers
   * `underInvestigation` even of a check that has ended: `read` tells the customer the outcome.
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
  /** As {@link identityCheckCalls.complete}, of a video identification that its customer has left. */
  completeJob: {
    name: 'identityJobCompleted',
    effect: 'write',
    access: 'public',
    answer: 'status',
    makesOld: ['identityCheck', 'kyc', 'profile', 'verification'],
  },
} as const satisfies Calls
