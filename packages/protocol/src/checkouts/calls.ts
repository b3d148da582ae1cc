import type { Calls } from '../call.ts'

/** What can be asked of a bank about checkouts. */
export const checkoutCalls = {
  /**
   * Opens a checkout; the merchant's server alone may. Repeated for an order with the same amount,
   * currency and description it answers the same checkout; with others it is a 422.
   */
  create: { method: 'POST', path: '/public-api/checkout', effect: 'write', access: 'merchant' },
  /** Tells the merchant's server where a checkout stands. */
  read: { method: 'GET', path: '/public-api/checkout/{id}', effect: 'read', access: 'merchant' },
  /** Tells a page that knows a checkout's id where it stands, and nothing else of it. */
  readStatus: {
    method: 'GET',
    path: '/public-api/checkout/{id}/status',
    effect: 'read',
    access: 'public',
  },
  /**
   * What is asked, by whom and where it stands, as the bank has it on record. Pay it as a payment
   * of the kind `checkout`.
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
   * Pays a checkout from an account in its currency. Amount and payee are the bank's record of the
   * checkout; what the customer was shown is sent along so that the bank can refuse another. A
   * checkout is paid once, whoever asks under however many keys.
   */
  pay: {
    name: 'checkoutPay',
    effect: 'write',
    needs: 'initiate',
    permission: ['checkout'],
    staff: 'never',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
} as const satisfies Calls
