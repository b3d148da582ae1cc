import type { SessionState } from './session-state.ts'

/** The one place that knows who is signed in. Screens watch it, they never copy it. */
export interface Session {
  /** Whether someone is signed in, and who; a new object means a change. */
  readonly getSnapshot: () => SessionState
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Resumes what an earlier page left. Called once by `createSixpence`; further calls wait for it. */
  restore(): Promise<SessionState>
  /**
   * A token that still works, refreshed first if it expires within ten seconds. Any number of
   * callers in any number of tabs share one refresh, because a refresh token works once.
   *
   * @throws {SixpenceError} `session_expired` when no one is signed in any more; `offline`,
   *   `timeout`, `server_unavailable`, `too_soon` or `unexpected_answer` when the token service
   *   could not be asked, or something between said no in its place: the session stands.
   */
  accessToken(): Promise<string>
  /** A token other than `refused`, which the bank no longer takes. */
  renewedToken(refused: string): Promise<string>
  /**
   * Signs out: the tokens are gone here and in every tab immediately, even if the bank can't be
   * reached or the storage fails. Resolves once the bank has been told or couldn't be, and never
   * rejects. The refresh token is deleted from the storage and revoked at the bank; if one of the
   * two fails, the other still keeps a later page from resuming. Only if both fail could someone at
   * the same computer resume within the idle limit; diagnostics report either.
   */
  signOut(): Promise<void>
  /** The customer is there: puts the idle end off, in all tabs. */
  touch(): void
}
