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
   * Lets a frame have a session of its own, which reads and moves no money. The code works once and
   * for 60 seconds, with the verifier of the challenge alone.
   *
   * @throws {SixpenceError} `session_expired` when nobody is signed in here; `step_up_needed` when
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
