import type { Calls } from '../call.ts'

/** The bank's calls about repeated payments. */
export const preapprovedCalls = {
  /** Lists the repeated payments, including ended ones, newest first. The filters are combined. */
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
   * Ends a repeated payment. Payments already made stay, and no more follow. If it was already
   * cancelled, returns the same answer again.
   *
   * @throws {SixpenceError} `not_cancellable` if only the bank may end it; `subscription_ended` if
   *   it has made its last payment or was stopped before; `no_access`
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
