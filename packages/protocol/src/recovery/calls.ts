import type { Calls } from '../call.ts'

/** The bank's calls about account recovery. */
export const recoveryCalls = {
  /**
   * Sends a code for a new password to the account's address, and returns the id of the email, even
   * if nobody has this address.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, or after five in a day;
   *   `captcha_failed` if the bot check wasn't passed
   */
  requestCode: { name: 'passwordChangeRequest', effect: 'write', access: 'public' },
  /**
   * Checks a code. It stays valid for `changePassword`.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  checkCode: { name: 'passwordCodeCheck', effect: 'write', access: 'public' },
  /**
   * Sets a new password and ends all sessions of the customer.
   *
   * @throws {SixpenceError} The same as `checkCode`; `invalid_input` for `password`
   */
  changePassword: { name: 'passwordChangeWithCode', effect: 'write', access: 'public' },
  /**
   * Requests access for a customer who can no longer read the account's email, and returns the
   * task's id.
   *
   * @throws {SixpenceError} `captcha_failed` if the bot check wasn't passed
   */
  start: { name: 'recoveryStart', effect: 'write', access: 'public', answer: 'taskId' },
  /** Returns the state of the check. An unknown task looks the same as a failed one. */
  status: { name: 'recoveryStatusGet', effect: 'read', access: 'public' },
} as const satisfies Calls
