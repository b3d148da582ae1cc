import type { Calls } from '../call.ts'

/** What can be asked of a bank about payments that repeat themselves. */
export const preapprovedCalls = {
  /**
   * Lists the payments that repeat themselves, also those that have ended, newest first. The
   * filters are combined.
   */
  list: {
    name: 'preapprovedList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    tags: ['history', 'preapproved'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Ends a payment that repeats itself: what was made stays made, and none follows. If it was
   * cancelled before, it answers the same again.
   *
   * @throws {SixpenceError} `not_cancellable` if only the bank may end it; `subscription_ended` if
   *   it had made its last payment or was stopped before; `no_access`
   */
  cancel: {
    name: 'preapprovedCancel',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'item',
    makesOld: ['preapproved'],
  },
} as const satisfies Calls
