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
      /** Identifies this sign-in for `confirm` and `resend`. */
      readonly signInId: string
      /** The masked email address the code went to. */
      readonly sentTo: string | undefined
      /** The masked number the code was texted to. */
      readonly phoneNumber: string | undefined
      /** Two digits, also shown in the text message. */
      readonly identifier: string | undefined
      /** Time when the code was sent, in wall-clock milliseconds. */
      readonly sentAt: number
    }
  | {
      readonly status: 'approvalNeeded'
      /** `push`: the devices show it. `verifyDevice`: one of them must open `link`. */
      readonly flow: 'push' | 'verifyDevice'
      readonly signInId: string
      /** The devices that may approve. */
      readonly devices: readonly Device[]
      /** Two digits, also shown on the device. */
      readonly identifier: string | undefined
      /** The link to open on a linked device, usually from a QR code; present with `verifyDevice`. */
      readonly link: string | undefined
      /**
       * Present if the customer must move to sign-ins approved on a phone. `migrate`: the linked
       * phone confirms it with this sign-in. `enable`: a phone must be linked first, with
       * `sixpence.devices`, which works for this sign-in until there is a session.
       */
      readonly migration?: 'migrate' | 'enable' | undefined
      /**
       * The code that {@link SignIn.sendCodeInstead} sends instead of the approval; undefined if the
       * bank accepts none.
       */
      readonly codeInstead: 'otp' | 'sms' | undefined
      /** In wall-clock milliseconds. */
      readonly sentAt: number
      readonly endsAt: number
    }

/** A name and password, and the value of a bot check if the bank requires one. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captcha?: string | undefined
  /** Where the customer came from: `sei` if a third party sent them, otherwise `spa`, the default. */
  readonly client?: 'sei' | 'spa' | undefined
}

/** Signs a customer in. Available as `sixpence.signIn`. */
export interface SignIn {
  /**
   * Submits name and password, with a PKCE challenge whose verifier never leaves this object.
   * Overlapping sign-ins don't affect each other.
   *
   * @throws {SixpenceError} `wrong_credentials`, `locked`; `captcha_needed`: retry with the value
   *   of the bank's bot check; `captcha_failed`: that value was wrong; `offline`, `timeout`,
   *   `server_unavailable`; `unexpected_answer` for an unknown way of signing in.
   */
  start(credentials: Credentials): Promise<SignInStep>
  /**
   * Submits the one-time code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code` or `too_many_attempts` (the last two need
   *   a new start), `locked`, `offline`, `timeout`, `server_unavailable`.
   */
  confirm(signInId: string, code: string): Promise<SignInStep>
  /**
   * Begins a sign-in for a window of the bank to finish: there, where the customer is signed in, it
   * gets a code for this challenge and passes it to {@link SignIn.accept}.
   */
  invite(): Promise<{ readonly signInId: string; readonly codeChallenge: string }>
  /**
   * Exchanges the code of an invitation for a session.
   *
   * @throws {SixpenceError} `expired_code` or `session_expired`: invite again; `offline`,
   *   `timeout`, `server_unavailable`.
   */
  accept(signInId: string, code: string): Promise<SignInStep>
  /**
   * Exchanges the code and verifier from a link to the bank for a session. Ends an existing
   * session, so ask first. Store neither value, and remove both from the URL beforehand.
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
   * Sends a one-time code instead of a push, for someone without the device: the step's
   * `codeInstead`, unless `flow` names another. The push can no longer be approved.
   *
   * @throws {SixpenceError} `invalid_input` if the bank accepts no code for this sign-in.
   */
  sendCodeInstead(signInId: string, flow?: 'otp' | 'sms'): Promise<SignInStep>
  /**
   * Resolves once a linked device has approved and the session has begun. However many callers
   * wait, in however many tabs, this browser has one connection to the bank for it, and polls every
   * three seconds while that is down. If `signal` aborts, rejects with its reason.
   *
   * @throws {SixpenceError} `approval_refused`, `expired_code`, `locked`: start again.
   */
  awaitApproval(signInId: string, signal?: AbortSignal): Promise<SignInStep>
  /**
   * Resumes this tab's step from before a reload; undefined if there is none, or it is older than
   * ten minutes.
   *
   * @throws {SixpenceError} `insecure_context` if nobody can sign in on this page.
   */
  resume(): Promise<SignInStep | undefined>
  /** Forgets a sign-in in progress, here and in the tab's record. */
  abandon(signInId: string): Promise<void>
}
