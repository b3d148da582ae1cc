import type { Calls } from '../call.ts'

/** The bank's calls about activation. */
export const activationCalls = {
  /**
   * Activates a personal account, and signs the customer in with the returned tokens.
   *
   * @throws {SixpenceError} `invalid_input` if the link is no longer valid
   */
  activate: { name: 'accountActivate', effect: 'write', access: 'public' },
  /** Activates a business, or an employee of one. The user signs in afterwards. */
  activateBusiness: { name: 'businessAccountActivate', effect: 'write', access: 'public' },
  /**
   * Sends another link. Resolves even if no account awaits activation.
   *
   * @throws {SixpenceError} `captcha_failed` if the bot check wasn't passed
   */
  resend: { name: 'activationCodeResend', effect: 'write', access: 'public' },
} as const satisfies Calls
