import type { Calls } from '../call.ts'

/** The bank's calls about approvals. */
export const approvalCalls = {
  /**
   * Declines requests immediately, with a reason that their creators see; or starts their approval
   * in the approver's own way: by one code, by a push to their devices, or without either. No money
   * moves before `approve`, or before a device has confirmed. When several are declined, each has
   * its own result; a code covers all of them or none.
   *
   * @throws {SixpenceError} `invalid_input` if they are declined without a `reason`
   */
  decide: {
    name: 'transactionRequestApprove',
    effect: 'write',
    needs: 'approve',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'history', 'payments'],
  },
  /**
   * Like `decide`, for a batch, which is decided by itself and as a whole. `approve` approves it
   * like any other request.
   *
   * @throws {SixpenceError} `request_decided`, `approval_expired`; `no_access` if there is none
   */
  decideBatch: {
    name: 'transactionRequestMassApprove',
    effect: 'write',
    needs: 'approve',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'batches', 'history', 'payments'],
  },
  /**
   * Moves the money of every request that can be approved, and returns the result of each. A
   * refused request keeps waiting and doesn't stop the others. Repeating the call with the same
   * code moves nothing twice, and tries the refused ones again. For a single request, its refusal
   * is thrown. Leave out the code to get the result of a push, or if none is required.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `no_access`; for a
   *   push `approval_pending` and `approval_refused`; for a single request also
   *   `insufficient_funds`, `price_changed` and the like, `request_decided`, `approval_expired`
   */
  approve: {
    name: 'businessRequestApprove',
    effect: 'write',
    needs: 'approve',
    permission: 'ofPayment',
    staff: 'never',
    outflow: 'money',
    makesOld: ['accounts', 'approvals', 'batches', 'history', 'payments'],
  },
  /**
   * Withdraws requests that the user created.
   *
   * @throws {SixpenceError} `request_decided`, `no_access`
   */
  withdraw: {
    name: 'transactionRequestWithdraw',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'batches', 'history', 'payments'],
  },
  /** Lists the requests of the customer acted for, newest first unless `groupedStatus` is given. */
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
   * Lists the payments of a batch that awaits or awaited approval, largest first unless `order` is
   * given. While it waits they have the facts an approver should check; once it is approved, they
   * have the result of each.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
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
    staleOn: ['accessChanged', 'batchChanged', 'requestChanged'],
  },
  /**
   * Counts the things that need the user's attention. Requests to decide never include the user's
   * own, and are 0 if the user's right doesn't include approving.
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
   * Returns all details of a request.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
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
