import type { Calls } from '../../call.ts'

/** The bank's calls about payments to a merchant, and refunds. */
export const refundCalls = {
  /** Lists the settled payments of checkouts and invoices, newest first; 20 on a page by default. */
  payments: {
    name: 'merchantPaymentList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    tags: ['payments'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Returns one of them, with its refunds.
   *
   * @throws {SixpenceError} `no_access` for any other
   */
  payment: {
    name: 'merchantPaymentGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'payment',
    keep: 'whileShown',
    tags: ['payments'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Refunds a payment or a part of it, without a fee, from the account that received it to the one
   * that paid. Refunds never add up to more than the payment, regardless of keys. The amount left
   * as shown to the merchant is sent along, so that the bank can refuse if it differs.
   *
   * @throws {SixpenceError} `invalid_input` with `refundLeft` if less is left or the amount left
   *   differs, `refundAmount` for too many decimals, `refundTimes` for a 51st refund of the
   *   payment, `refundPayer` if the paying account is closed or blocked; `no_access` for a payment
   *   to someone else
   */
  refund: {
    name: 'refundPay',
    effect: 'write',
    needs: 'initiate',
    permission: ['refund'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments', 'merchant.payments', 'merchant.payment'],
  },
} as const satisfies Calls
