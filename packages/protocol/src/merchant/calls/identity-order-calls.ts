import type { Calls } from '../../call.ts'

/** Identity checks: a merchant has an identity checked, for a fee. */
export const identityOrderCalls = {
  /** Returns the fee for a check, in the currency of an account. */
  identityFee: {
    name: 'identityVerificationFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /** Lists the ordered checks, newest first, 1,000 at a time. The filters are combined. */
  identityOrders: {
    name: 'identityVerificationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Orders a check, and pays its fee immediately: the bank writes an invoice, which is paid. A
   * standard check takes a day, an express one minutes.
   *
   * @throws {SixpenceError} `price_changed` if the fee has changed; `insufficient_funds`
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
