import type { Calls } from '../call.ts'

/** What can be asked of a bank about what was paid to a merchant, and what they give back. */
export const refundCalls = {
  /**
   * A page of the settled payments of checkouts and invoices, newest first; 20 unless told
   * otherwise.
   */
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
   * One of them, with what was given back of it.
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
   * Gives back a payment or a part of it, without a fee: from the account that was paid to the one
   * that paid. All that is given back is never more than was paid, under however many keys. What
   * could be given back as the merchant saw it is sent along, so that the bank can refuse if it
   * differs.
   *
   * @throws {SixpenceError} `invalid_input` naming `refundLeft` when there is less left or it was
   *   another amount, `refundAmount` for too many decimals, `refundTimes` for a 51st refund of the
   *   payment, `refundPayer` when the account that paid is closed or blocked; `no_access` for a
   *   payment to somebody else
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
