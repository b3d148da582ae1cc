import type { SessionState } from './session-state.ts'

/** The only place that knows who is signed in. Screens watch it and never copy it. */
export interface Session {
  /** Returns the current state; a new object means a change. */
  readonly getSnapshot: () => SessionState
  /** Calls the listener after each change of the snapshot. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Resumes a session left by an earlier page. Called by `createBank`; further calls wait for it. */
  restore(): Promise<SessionState>
  /**
   * Returns a working token, refreshed first if it expires within ten seconds. All callers in all
   * tabs share one refresh, because a refresh token works only once.
   *
   * @throws {SixpenceError} `session_expired` if no one is signed in any more. `offline`,
   *   `timeout`, `server_unavailable`, `too_soon` or `unexpected_answer` if the token service
   *   couldn't be reached, or something in between refused in its place: the session continues.
   */
  accessToken(): Promise<string>
  /** Returns a token other than `refused`, which the bank no longer accepts. */
  renewedToken(refused: string): Promise<string>
  /**
   * Signs out: the tokens are gone here and in every tab immediately, even if the bank can't be
   * reached or storage fails. Resolves once the bank has been notified or couldn't be; never
   * rejects. The refresh token is deleted from storage and revoked at the bank; if one of the two
   * fails, the other still keeps a later page from resuming. Only if both fail could someone at the
   * same computer resume within the idle limit; diagnostics report either failure.
   */
  signOut(): Promise<void>
  /** Records activity, which postpones the idle timeout in all tabs. */
  touch(): void
}
