import type { Calls } from '../call.ts'

/** The bank's calls for looking up addresses, on the web and by post. */
export const lookupCalls = {
  /**
   * Checks addresses that the bank is going to call or show later, at most 20, and returns the
   * results in their order. The bank requests them, never this page.
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
  /** Lists postal addresses that match the typed text, at most 8, best first. */
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
   * @throws {SixpenceError} `invalid_input` if no suggestion has this `id`
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
