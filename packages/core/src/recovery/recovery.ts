import {
  type InputOf,
  type OutputOf,
  recoveryMethods,
  type RecoveryStatus,
} from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What somebody says of themselves to be let in again. */
export type RecoveryClaim = InputOf<typeof recoveryMethods.start>

/** The ways back in without a session. No answer tells whether an address is a customer's. */
export interface Recovery {
  /**
   * Sends a code for a new password to the account's address, and answers what names the e-mail,
   * also of an address that nobody has.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, or after five in a day;
   *   `captcha_failed` when the bot check was not passed
   */
  requestCode(
    ask: InputOf<typeof recoveryMethods.requestCode>,
  ): Promise<OutputOf<typeof recoveryMethods.requestCode>>
  /** @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts` */
  checkCode(ask: InputOf<typeof recoveryMethods.checkCode>): Promise<void>
  /**
   * Sets a new password; every session of the customer ends.
   *
   * @throws {SixpenceError} As `checkCode`; `invalid_input` names `password`
   */
  changePassword(ask: InputOf<typeof recoveryMethods.changePassword>): Promise<void>
  /**
   * Asks to be let in by who can no longer read the account's e-mail; answers the task's id.
   *
   * @throws {SixpenceError} `captcha_failed` when the bot check was not passed
   */
  start(claim: RecoveryClaim): Promise<string>
  /** Where a task stands. Once it is approved, a code has gone to the other address. */
  status(taskId: string, signal?: AbortSignal): Promise<RecoveryStatus>
}

/** Binds the calls about recovery to a bank. */
export function createRecovery(call: CallNamedMethod): Recovery {
  return {
    async requestCode(ask) {
      const { emailId } = await call(recoveryMethods.requestCode, ask)
      return { emailId }
    },
    async checkCode(ask) {
      await call(recoveryMethods.checkCode, ask)
    },
    async changePassword(ask) {
      await call(recoveryMethods.changePassword, ask)
    },
    start: async claim => (await call(recoveryMethods.start, claim)).taskId,
    async status(taskId, signal) {
      const { verificationStatus, rejectReason, isRetryable } = await call(
        recoveryMethods.status,
        { taskId },
        { signal },
      )
      return { verificationStatus, rejectReason, isRetryable }
    },
  }
}
