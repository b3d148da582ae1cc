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
  /** Lists postal addresses that go with what is typed: 8 at most, the best first. */
  suggestAddresses: {
    name: 'addressLookup',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
    answer: 'suggestions',
    keep: 'whileShown',
  },
  /**
   * Returns the lines of a suggested address.
   *
   * @throws {SixpenceError} `invalid_input` for an `id` that no suggestion has
   */
  suggestedAddress: {
    name: 'addressLookupGet',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
    answer: 'address',
    keep: 'whileShown',
  },
} as const satisfies Calls
