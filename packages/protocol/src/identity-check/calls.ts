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
    makesOld: ['profile', 'verification'],
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
    method: 'POST',
    path: '/identity-verification/{runId}/link',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Opens a check by a link, without signing in.
   *
   * @throws {SixpenceError} `not_found` for every link that doesn't work, whatever the reason
   */
  open: {
    method: 'POST',
    path: '/identity-verification/{runId}/open',
    effect: 'write',
    access: 'public',
    makesOld: [],
  },
  /** Tells how far a check is. */
  read: {
    method: 'GET',
    path: '/identity-verification/{runId}',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Says that the customer has done their part. An open check is under investigation from then on;
   * any other stays as it is.
   */
  complete: {
    method: 'POST',
    path: '/identity-verification/{runId}/complete',
    effect: 'write',
    access: 'public',
    makesOld: ['identityCheck', 'profile', 'verification'],
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
    makesOld: ['identityCheck', 'profile', 'verification'],
  },
} as const satisfies Calls
