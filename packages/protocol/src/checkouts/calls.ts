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
  /**
   * Returns only a checkout's status, to a page that knows its id, or the name of the attempt it
   * was opened for. An attempt that has not come to a checkout is `open`.
   */
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
  /**
   * What a saved button asks for now, and for whom.
   *
   * @throws {SixpenceError} `not_found` when there never was such a button.
   */
  showButton: {
    name: 'savedButtonShow',
    effect: 'read',
    access: 'public',
    answer: 'button',
    keep: 'whileShown',
  },
  /**
   * Opens the checkout of an attempt to pay by a saved button; the second time it answers the first
   * one. Price, currency and merchant are the button's at this moment. An `open` button without an
   * amount only answers what was opened before.
   *
   * @throws {SixpenceError} `not_found` when there is no such button any more.
   */
  openByButton: {
    name: 'savedButtonCheckoutOpen',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Who is paid by a short name.
   *
   * @throws {SixpenceError} `not_found` when nobody is, or not now.
   */
  showPayee: {
    name: 'payByNameShow',
    effect: 'read',
    access: 'public',
    answer: 'payee',
    keep: 'whileShown',
  },
  /**
   * Opens the checkout of an attempt to pay somebody by name: of what the payer chose, or of what a
   * link fixes. A signed order is one checkout, however often and by whomever it is opened.
   *
   * @throws {SixpenceError} `not_found`; `invalid_input` names `signature` or `expires` of a link
   *   that isn't the merchant's, or has ended.
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
