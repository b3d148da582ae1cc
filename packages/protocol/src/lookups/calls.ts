import type { Calls } from '../call.ts'

/** What can be asked of a bank about lookups. */
export const lookupCalls = {
  /**
   * What the bank makes of addresses that it shall call or show later: 20 at most, answered in
   * their order. The bank asks them, never this page.
   *
   * @throws {SixpenceError} `invalid_input` for none, too many or too long ones
   */
  checkUrls: {
    method: 'POST',
    path: '/service/check-urls',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
    answer: 'urls',
  },
} as const satisfies Calls
