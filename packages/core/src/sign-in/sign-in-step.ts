import type { Device } from '@sixpence/protocol/devices'

/**
 * The state of a sign-in. `signedIn`: the session has begun. `codeNeeded`: a one-time code was
 * sent; pass it to `confirm`. `approvalNeeded`: a linked device must approve; call
 * `awaitApproval`.
 */
export type SignInStep =
  | { readonly status: 'signedIn' }
  | {
      readonly status: 'codeNeeded'
      readonly flow: 'direct' | 'otp' | 'sms'
      /** Names this sign-in for `confirm` and `resend`. */
      readonly signInId: string
      /** The email address that the code went to, masked. */
      readonly sentTo: string | undefined
      /** The number that the code went to by SMS, masked. */
      readonly phoneNumber: string | undefined
      /** Two digits that are also in the text message. */
      readonly identifier: string | undefined
      /** When the code went out, in wall milliseconds. */
      readonly sentAt: number
    }
  | {
      readonly status: 'approvalNeeded'
      /** `push`: the devices show it. `verifyDevice`: one of them must open `link`. */
      readonly flow: 'push' | 'verifyDevice'
      readonly signInId: string
      /** The devices that were asked. */
      readonly devices: readonly Device[]
      /** Two digits that the device shows too. */
      readonly identifier: string | undefined
      /** To be opened on a linked device, usually from a QR code; there by `verifyDevice`. */
      readonly link: string | undefined
      /**
       * Present if the customer must move to sign-ins approved on a phone. `migrate`: the linked
       * phone confirms it with this sign-in. `enable`: a phone must be linked first, through
       * `sixpence.devices`, which acts for this sign-in until there is a session.
       */
      readonly migration?: 'migrate' | 'enable' | undefined
      /**
       * The code that {@link SignIn.sendCodeInstead} sends in place of the approval; undefined where
       * the bank takes none.
       */
      readonly codeInstead: 'otp' | 'sms' | undefined
      /** Wall milliseconds. */
      readonly sentAt: number
      readonly endsAt: number
    }

/** A name, its password, and what a bot check answered where the bank wants one. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captcha?: string | undefined
  /**
   * Where the customer came from: `sei` if an outside service sent them here, else `spa`, the
   * default.
   */
  readonly client?: 'sei' | 'spa' | undefined
}

/** Signs a customer in. Reached as `sixpence.signIn`. */
export interface SignIn {
  /**
   * Hands over name and password, with a PKCE challenge of which the verifier never leaves this
   * object. Sign-ins that overlap do not disturb each other.
   *
   * @throws {SixpenceError} `wrong_credentials`, `locked`; `captcha_needed`: ask again with what
   *   the bank's bot check answered; `captcha_failed`: that was not true; `offline`, `timeout`,
   *   `server_unavailable`; `unexpected_answer` for a way of signing in that is not known here.
   */
  start(credentials: Credentials): Promise<SignInStep>
  /**
   * Hands over the one-time code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code` or `too_many_attempts` (the last two need
   *   a new start), `locked`, `offline`, `timeout`, `server_unavailable`.
   */
  confirm(signInId: string, code: string): Promise<SignInStep>
  /**
   * Begins a sign-in that someone else finishes: a window of the bank, where the customer is signed
   * in, gets a code for this challenge and hands it over to {@link SignIn.accept}.
   */
  invite(): Promise<{ readonly signInId: string; readonly codeChallenge: string }>
  /**
   * Exchanges the code of an invitation for a session.
   *
   * @throws {SixpenceError} `expired_code` or `session_expired`: invite anew; `offline`, `timeout`,
   *   `server_unavailable`.
   */
  accept(signInId: string, code: string): Promise<SignInStep>
  /**
   * Exchanges the code and verifier from a link to the bank for a session. An existing session
   * ends, so ask first. Keep neither value, and remove both from the address beforehand.
   *
   * @throws {SixpenceError} `expired_code` or `session_expired`: the link has been used or is too
   *   old; `offline`, `timeout`, `server_unavailable`.
   */
  exchange(code: string, codeVerifier: string): Promise<SignInStep>
  /**
   * Sends a new code or a new push; the old one stops working.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one.
   */
  resend(signInId: string): Promise<SignInStep>
  /**
   * Sends a one-time code in place of a push, for someone without the device: what the step says in
   * `codeInstead`, unless `flow` names another. The push can no longer be approved.
   *
   * @throws {SixpenceError} `invalid_input` where the bank takes no code for this sign-in.
   */
  sendCodeInstead(signInId: string, flow?: 'otp' | 'sms'): Promise<SignInStep>
  /**
   * Resolves when a linked device has approved and the session has begun. However many callers in
   * however many tabs wait, the bank has one line to this browser for it; while that is down it is
   * asked every three seconds. With `signal` a caller stops waiting, and rejects with its reason.
   *
   * @throws {SixpenceError} `approval_refused`, `expired_code`, `locked`: start again.
   */
  awaitApproval(signInId: string, signal?: AbortSignal): Promise<SignInStep>
  /**
   * Resumes the step this tab was at before its page was reloaded; undefined if there is none, or
   * it is older than ten minutes.
   *
   * @throws {SixpenceError} `insecure_context` where nobody can sign in, whatever they type.
   */
  resume(): Promise<SignInStep | undefined>
  /** Forgets a sign-in that has begun, here and in the tab's record. */
  abandon(signInId: string): Promise<void>
}
