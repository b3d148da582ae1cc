import type { Calls } from '../../call.ts'

/** Subscribers: who pays the merchant again and again. */
export const subscriberCalls = {
  /** A page of the subscribers, newest first, also of what has ended; 50 unless told otherwise. */
  subscribers: {
    name: 'subscriberList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    staleOn: ['balanceChanged', 'subscriberChanged'],
  },
  /**
   * Ends a subscription at once and tells the payer: what was paid stays paid, and nothing follows.
   * If it was cancelled before, it answers the same again.
   *
   * @throws {SixpenceError} `subscription_ended` if it was stopped before; `no_access`
   */
  cancelSubscriber: {
    name: 'subscriberCancel',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.subscribers'],
  },
  /** Lists what was paid of a subscription and what failed, the latest first. */
  installments: {
    name: 'installmentList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
    staleOn: ['balanceChanged'],
  },
} as const satisfies Calls
