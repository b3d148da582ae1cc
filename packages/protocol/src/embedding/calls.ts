import type { Calls } from '../call.ts'

/** What can be asked of a bank about embedding. */
export const embeddingCalls = {
  /** Tells who embeds and on which origins they may. */
  embedder: {
    method: 'GET',
    path: '/public-api/embedder/{clientKey}',
    effect: 'read',
    access: 'public',
  },
  /**
   * Gives a frame its own session, which reads and moves no money. The code works once within 60
   * seconds, and only with the verifier of the challenge.
   *
   * @throws {SixpenceError} `session_expired` when no one is signed in here; `step_up_needed` when
   *   the session is a frame's itself.
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
