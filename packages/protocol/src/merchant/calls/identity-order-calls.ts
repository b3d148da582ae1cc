import type { Calls } from '../../call.ts'

/** Identity checks: whether somebody is who they say they are, for a fee. */
export const identityOrderCalls = {
  /** Tells what a check costs, in the currency of an account. */
  identityFee: {
    name: 'identityVerificationFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /** Lists the checks that were ordered, newest first: 1,000 at a time. The filters are combined. */
  identityOrders: {
    name: 'identityVerificationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Orders a check. Its fee is taken at once: the bank writes an invoice, and it is paid. A
   * standard one is there after a day, an express one within minutes.
   *
   * @throws {SixpenceError} `price_changed` when the fee is another by now; `insufficient_funds`
   */
  orderIdentityCheck: {
    name: 'identityVerificationCreate',
    effect: 'write',
    needs: 'full',
    permission: ['invoice'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    once: 'all',
    answer: 'item',
    makesOld: ['accounts', 'history', 'invoices', 'payments', 'merchant.identityOrders'],
  },
} as const satisfies Calls
