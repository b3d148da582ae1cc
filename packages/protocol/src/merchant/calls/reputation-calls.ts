import type { Calls } from '../../call.ts'

/** Reputation: the outcomes of an address's dealings with merchants of the bank. */
export const reputationCalls = {
  /**
   * Lists an address's dealings, newest first. Only for addresses that have paid this merchant or
   * received an invoice from it; for any other the list is always empty. Only broken agreements
   * count against an address; rejected or ignored invoices don't.
   */
  reputation: {
    name: 'reputationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
  },
} as const satisfies Calls
