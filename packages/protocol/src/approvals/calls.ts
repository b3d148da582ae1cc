import type { Calls } from '../call.ts'

/** What can be asked of a bank about approvals. */
export const approvalCalls = {
  /**
   * Declines requests immediately, with a reason that whoever asked is told, or asks the approver
   * for their word on all of them, in their own way: one code, a push to their devices, or nothing.
   * No money moves before `approve`, or before a device has said yes. Of several that are declined
   * each has a result of its own; a code is for all of them or none.
   *
   * @throws {SixpenceError} `invalid_input` when they are declined without a `reason`.
   */
  decide: {
    name: 'transactionRequestApprove',
    effect: 'write',
    needs: 'approve',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /**
   * As `decide`, for a batch that waits: it is decided by itself, as a whole, and approved by
   * `approve` like any other request.
   *
   * @throws {SixpenceError} `request_decided`, `approval_expired`; `no_access` when there is none
   */
  decideBatch: {
    name: 'transactionRequestMassApprove',
    effect: 'write',
    needs: 'approve',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /**
   * Moves the money of each request that nothing stands against, and says of every one what came of
   * it: one that is refused waits on, and stops none of the others. With the same code again
   * nothing moves twice, and what was refused is tried again. Of a single request the refusal is
   * the call's. Without a code: what came of a push, and where none is wanted.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `no_access`; of a
   *   push `approval_pending` and `approval_refused`; of a single request also
   *   `insufficient_funds`, `price_changed` and the like, `request_decided`, `approval_expired`
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
  /** Lists the requests of the customer acted for, newest first unless a group is asked for. */
  list: {
    name: 'transactionRequestList',
    effect: 'read',
    needs: 'read',
    scope: 'embed',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    pagesBy: 'page',
    staleOn: ['accessChanged', 'requestChanged'],
  },
  /**
   * Lists the payments of a batch that waits or waited, in its own order: while it waits with what
   * whoever decides should look at, and once it is approved with what came of each.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another customer's
   */
  batchPayments: {
    name: 'transactionRequestPaymentList',
    effect: 'read',
    needs: 'read',
    scope: 'embed',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    pagesBy: 'page',
    staleOn: ['accessChanged', 'requestChanged'],
  },
  /**
   * Counts what the user's attention is wanted for. Requests that wait for their decision: none of
   * their own, and none at all where their right does not approve.
   */
  waitingCounts: {
    name: 'notificationCountsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    staleOn: ['accessChanged', 'announcementPublished', 'requestChanged'],
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
    scope: 'embed',
    staff: 'sees',
    answer: 'request',
    keep: 'whileShown',
    staleOn: ['accessChanged', 'requestChanged'],
  },
} as const satisfies Calls
