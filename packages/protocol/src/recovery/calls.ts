import type { Calls } from '../call.ts'

/** What can be asked of a bank about recovery. */
export const recoveryCalls = {
  /**
   * Sends a code for a new password to the account's address, and answers what names the email,
   * also of an address that no one has.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, or after five in a day;
   *   `captcha_failed` when the bot check was not passed
   */
  requestCode: { name: 'passwordChangeRequest', effect: 'write', access: 'public' },
  /**
   * Tells whether a code is right; it stays good for `changePassword`.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  checkCode: { name: 'passwordCodeCheck', effect: 'write', access: 'public' },
  /**
   * Sets a new password; every session of the customer ends.
   *
   * @throws {SixpenceError} As `checkCode`; `invalid_input` names `password`
   */
  changePassword: { name: 'passwordChangeWithCode', effect: 'write', access: 'public' },
  /**
   * Asks to be let in by who can no longer read the account's email; answers the task's id.
   *
   * @throws {SixpenceError} `captcha_failed` when the bot check was not passed
   */
  start: { name: 'recoveryStart', effect: 'write', access: 'public', answer: 'taskId' },
  /** Returns the state of the check. An unknown task looks the same as a failed one. */
  status: { name: 'recoveryStatusGet', effect: 'read', access: 'public' },
} as const satisfies Calls
