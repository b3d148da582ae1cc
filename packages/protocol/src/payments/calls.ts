import type { Calls } from '../call.ts'

/** The bank's calls about payments. */
export const paymentCalls = {
  /**
   * Confirms a payment that the user began, with a one-time code. The money has moved when it
   * returns. If the user's right doesn't include approving, the payment becomes a request to users
   * whose right does.
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
  /** Sends a new code or push, and invalidates the old one. At most once in 60 seconds. */
  sendCode: {
    name: 'approvalCodeGenerate',
    effect: 'write',
    needs: 'initiate',
    permission: 'ofPayment',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Switches to another of the payment's ways of approval, and invalidates the previous code or
   * push. The 60 seconds don't apply.
   *
   * @throws {SixpenceError} `invalid_input` if that way isn't available to the user
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
   * Restarts the approval of a payment after it failed, by a new code or push, under the same key
   * and for the same amount and payee.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code; `request_decided` if the
   *   payment was made, refused or passed on to its approvers; `approval_expired`
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
   * Returns the state of the payment that was requested under a key of the same customer. The user
   * who sent it can read it even after losing the right to act for that customer.
   */
  intent: {
    name: 'paymentIntentGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
  },
} as const satisfies Calls
