import type { Calls } from '../call.ts'

/** The bank's calls about embedding. */
export const embeddingCalls = {
  /** Returns the name of an embedder, and the origins on which it may embed. */
  embedder: {
    method: 'GET',
    path: '/public-api/embedder/{clientKey}',
    effect: 'read',
    access: 'public',
  },
  /**
   * Creates a session for a frame. The session can only read, and can't move money. The code works
   * once within 60 seconds, and only with the challenge's verifier.
   *
   * @throws {SixpenceError} `session_expired` if no one is signed in here; `step_up_needed` if this
   *   session itself belongs to a frame
   */
  grant: {
    method: 'POST',
    path: '/auth/embed',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
} as const satisfies Calls
