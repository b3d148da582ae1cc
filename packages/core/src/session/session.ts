import type { SessionState } from './session-state.ts'

/** The one place that knows who is signed in. Screens watch it, they never copy it. */
export interface Session {
  /** Whether somebody is signed in, and who; a new object means a change. */
  readonly getSnapshot: () => SessionState
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes up what an earlier page left. Asked once by `createSixpence`; further calls wait for it. */
  restore(): Promise<SessionState>
  /**
   * A token that still works, refreshed first when it is within ten seconds of its end. Any number
   * of callers in any number of tabs share one refresh: a refresh token works once.
   *
   * @throws {SixpenceError} `session_expired` when nobody is signed in any more; `offline`,
   *   `timeout`, `server_unavailable`, `too_soon` or `unexpected_answer` when the token service
   *   could not be asked, or something between said no in its place: the session stands.
   */
  accessToken(): Promise<string>
  /** A token other than `refused`, which the bank no longer takes. */
  renewedToken(refused: string): Promise<string>
  /**
   * Leaves: the tokens are gone here and in every tab at once, whether or not the bank can be told
   * or the storage still works. Resolves once the bank has been told or could not be, and never
   * rejects. The refresh token is deleted from the storage and ended at the bank; if one of the two
   * fails the other still keeps a later page from going on. Only when both fail can somebody at the
   * same computer go on within the idle limit; diagnostics tell of either.
   */
  signOut(): Promise<void>
  /** The customer is there: puts the idle end off, in all tabs. */
  touch(): void
}
