/**
 * Where a sign-in stands. `signedIn`: the session has begun. `codeNeeded`: a one-time code went out
 * and has to be handed to `confirm`.
 */
export type SignInStep =
  | { readonly status: 'signedIn' }
  | {
      readonly status: 'codeNeeded'
      readonly flow: 'direct' | 'otp' | 'sms'
      /** Names this sign-in for `confirm` and `resend`. */
      readonly signInId: string
      /** Where the code went, masked. */
      readonly sentTo: string | undefined
    }

/** Signs a customer in. Reached as `sixpence.signIn`. */
export interface SignIn {
  /**
   * Hands over name and password, with a PKCE challenge of which the verifier never leaves this
   * object. Sign-ins that overlap do not disturb each other.
   *
   * @throws {SixpenceError} `wrong_credentials`, `locked`, `offline`, `timeout`,
   *   `server_unavailable`; `refused` when the bank wants a way of signing in that this version
   *   cannot do.
   */
  start(credentials: { username: string; password: string }): Promise<SignInStep>
  /**
   * Hands over the one-time code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code` or `too_many_attempts` (the last two need
   *   a new start), `locked`, `offline`, `timeout`, `server_unavailable`.
   */
  confirm(signInId: string, code: string): Promise<SignInStep>
  /**
   * Begins a sign-in that somebody else finishes: a window of the bank, where the customer is
   * signed in, gets a code for this challenge and hands it over to {@link SignIn.accept}.
   */
  invite(): Promise<{ readonly signInId: string; readonly codeChallenge: string }>
  /**
   * Trades the code of an invitation for a session.
   *
   * @throws {SixpenceError} `expired_code` or `session_expired`: invite anew; `offline`, `timeout`,
   *   `server_unavailable`.
   */
  accept(signInId: string, code: string): Promise<SignInStep>
  /**
   * Sends a new code; the old one stops working.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one.
   */
  resend(signInId: string): Promise<SignInStep>
}
