import type { Calls } from '../call.ts'

/** What can be asked of a bank about approvals. */
export const approvalCalls = {
  /**
   * Declines requests immediately, or sends the approver a code for them: no money moves before
   * `approve`. All of them or none.
   */
  decide: {
    name: 'transactionRequestApprove',
    effect: 'write',
    needs: 'approve',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /**
   * Moves the money, all of it or none. With the same code again it answers the same, and moves
   * nothing twice.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`;
   *   `insufficient_funds`, `price_changed` and the like: it waits on; `request_decided`,
   *   `approval_expired`, `no_access`
   */
  approve: {
    name: 'businessRequestApprove',
    effect: 'write',
    needs: 'approve',
    permission: 'ofPayment',
    staff: 'never',
    outflow: 'money',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /**
   * Takes back what the user asked for.
   *
   * @throws {SixpenceError} `request_decided`, `no_access`
   */
  withdraw: {
    name: 'transactionRequestWithdraw',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /** Lists the requests of the customer acted for, newest first. */
  list: {
    name: 'transactionRequestList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    pagesBy: 'page',
    staleOn: ['accessChanged', 'requestChanged'],
  },
  /**
   * Counts the requests that wait for the decision of the user, by what is asked for: none of their
   * own, and none at all where their right does not approve.
   */
  waitingCounts: {
    name: 'notificationCountsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'counts',
    keep: 'whileShown',
    staleOn: ['accessChanged', 'requestChanged'],
  },
  /**
   * Tells everything about one request.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another customer's.
   */
  find: {
    name: 'transactionRequestGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'request',
    keep: 'whileShown',
    staleOn: ['accessChanged', 'requestChanged'],
  },
} as const satisfies Calls
