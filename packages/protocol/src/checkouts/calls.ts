import type { Calls } from '../call.ts'

/** The bank's calls about checkouts. */
export const checkoutCalls = {
  /**
   * Opens a checkout; only the merchant's server may. Repeating the call for an order with the same
   * amount, currency and description returns the same checkout; if they differ, it fails with 422.
   */
  create: { method: 'POST', path: '/public-api/checkout', effect: 'write', access: 'merchant' },
  /** Returns a checkout to the merchant's server. */
  read: { method: 'GET', path: '/public-api/checkout/{id}', effect: 'read', access: 'merchant' },
  /**
   * Returns only the status of a checkout, to a page that knows its id or the name of the attempt
   * that opened it. An attempt without a checkout so far is `open`.
   */
  readStatus: {
    method: 'GET',
    path: '/public-api/checkout/{id}/status',
    effect: 'read',
    access: 'public',
  },
  /**
   * Returns the bank's record of a checkout: the amount due, the merchant and the status. Pay it
   * with a payment of the kind `checkout`.
   *
   * @throws {SixpenceError} `not_found` if there is no such checkout
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
   * Pays a checkout from an account in its currency. The bank's record determines amount and payee;
   * the amount shown to the customer is sent along, so that the bank can refuse if it differs. A
   * checkout is paid only once, regardless of payer and key.
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
  /**
   * Returns the current price and merchant of a saved button.
   *
   * @throws {SixpenceError} `not_found` if the button never existed
   */
  showButton: {
    name: 'savedButtonShow',
    effect: 'read',
    access: 'public',
    answer: 'button',
    keep: 'whileShown',
  },
  /**
   * Opens the checkout for an attempt to pay by a saved button; repeating the call returns the same
   * checkout. Price, currency and merchant are the button's current ones. For an `open` button
   * without an amount, only a checkout that already exists is returned.
   *
   * @throws {SixpenceError} `not_found` if the button no longer exists
   */
  openByButton: {
    name: 'savedButtonCheckoutOpen',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Returns the business with a short name.
   *
   * @throws {SixpenceError} `not_found` if there is none, or it can't be paid now
   */
  showPayee: {
    name: 'payByNameShow',
    effect: 'read',
    access: 'public',
    answer: 'payee',
    keep: 'whileShown',
  },
  /**
   * Opens the checkout for an attempt to pay a business by its name, with the amount chosen by the
   * payer or fixed by a link. A signed order has a single checkout, however often it is opened and
   * by whom.
   *
   * @throws {SixpenceError} `not_found`; `invalid_input` for `signature` or `expires` if the link
   *   isn't the merchant's, or has expired
   */
  openByName: {
    name: 'payByNameCheckoutOpen',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'checkoutId',
    makesOld: [],
  },
} as const satisfies Calls
