import type { Calls } from '../../call.ts'

/** Reputation: what came of the dealings of an address with merchants of the bank. */
export const reputationCalls = {
  /**
   * A page of an address's dealings, newest first. Only of an address that has paid this merchant
   * or that it has billed: of any other the answer is empty, whether there is anything or not. What
   * was agreed and not kept counts against somebody; a rejected or ignored invoice does not.
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
