import type { Calls } from '../call.ts'

/** What can be asked of a bank about activation. */
export const activationCalls = {
  /**
   * Activates a personal account; its customer is signed in with the answer.
   *
   * @throws {SixpenceError} `invalid_input` for a link that is no longer valid
   */
  activate: { name: 'accountActivate', effect: 'write', access: 'public' },
  /** Activates a business, or an employee of one. Who it is for signs in afterwards. */
  activateBusiness: { name: 'businessAccountActivate', effect: 'write', access: 'public' },
  /**
   * Sends another link. Resolves whether or not someone waits for one.
   *
   * @throws {SixpenceError} `captcha_failed` when the bot check was not passed
   */
  resend: { name: 'activationCodeResend', effect: 'write', access: 'public' },
} as const satisfies Calls
