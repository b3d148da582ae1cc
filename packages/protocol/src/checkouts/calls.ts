import type { Calls } from '../call.ts'

/** What can be asked of a bank about checkouts. */
export const checkoutCalls = {
  /**
   * Opens a checkout; only the merchant's server may. Repeating it for an order with the same
   * amount, currency and description returns the same checkout; with others it fails with 422.
   */
  create: { method: 'POST', path: '/public-api/checkout', effect: 'write', access: 'merchant' },
  /** Returns a checkout to the merchant's server. */
  read: { method: 'GET', path: '/public-api/checkout/{id}', effect: 'read', access: 'merchant' },
  /** Returns only a checkout's status, to a page that knows its id. */
  readStatus: {
    method: 'GET',
    path: '/public-api/checkout/{id}/status',
    effect: 'read',
    access: 'public',
  },
  /**
   * The bank's record of what is due, to whom, and its status. Pay it as a payment of the kind
   * `checkout`.
   *
   * @throws {SixpenceError} `not_found` when there is no such checkout.
   */
  get: {
    name: 'checkoutGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'checkout',
    keep: 'whileShown',
    tags: ['payments'],
    staleOn: ['requestChanged'],
  },
  /**
   * Pays a checkout from an account in its currency. The bank's record decides amount and payee;
   * what the customer was shown is sent along, so that the bank can refuse if it differs. A
   * checkout is paid once, whoever pays and under however many keys.
   */
  pay: {
    name: 'checkoutPay',
    effect: 'write',
    needs: 'initiate',
    permission: ['checkout'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
} as const satisfies Calls
