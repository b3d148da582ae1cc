import type { Calls } from '../../call.ts'

/** Subscribers: customers with repeated payments to the merchant. */
export const subscriberCalls = {
  /** Lists the subscribers, newest first, including ended subscriptions; 50 on a page by default. */
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
   * Ends a subscription immediately and notifies the payer. Payments already made stay, and no more
   * follow. If it was already cancelled, returns the same answer again.
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
  /** Lists the paid and failed installments of a subscription, latest first. */
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
