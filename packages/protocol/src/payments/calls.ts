import type { Calls } from '../call.ts'

/** What can be asked of a bank about payments. */
export const paymentCalls = {
  /**
   * Confirms a payment that the user began, with a one-time code. The money moves with the answer;
   * of users whose right does not approve, it becomes a request to those whose right does.
   */
  approve: {
    name: 'transferApprove',
    effect: 'write',
    needs: 'initiate',
    permission: 'ofPayment',
    staff: 'never',
    outflow: 'money',
    key: 'continues',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /** Sends a new code or push and makes the old one useless. At most once in 60 seconds. */
  sendCode: {
    name: 'approvalCodeGenerate',
    effect: 'write',
    needs: 'initiate',
    permission: 'ofPayment',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Has the payment approved in another of the ways it names: what was sent before becomes useless.
   * Not bound to the 60 seconds.
   *
   * @throws {SixpenceError} `invalid_input` when that way does not lead to the user
   */
  requestCode: {
    name: 'approvalCodeRequest',
    effect: 'write',
    needs: 'initiate',
    permission: 'ofPayment',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Begins the approval of the same payment again, once it has failed: by a new code or push, under
   * the key of the payment, for the same amount and payee.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code; `request_decided` when
   *   the payment is made, refused or with its approvers; `approval_expired`
   */
  retryApproval: {
    name: 'transferApprovalRetry',
    effect: 'write',
    needs: 'initiate',
    permission: 'ofPayment',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Tells what became of the payment that was asked for under a key of the same customer. Whoever
   * sent it is told also once they may no longer act for that customer.
   */
  intent: {
    name: 'paymentIntentGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
  },
} as const satisfies Calls
