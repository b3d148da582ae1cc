import type { Calls } from '../call.ts'

/** The bank's calls about access. */
export const accessCalls = {
  /**
   * Finds customers to act for, by id, email address or name. Returns at most 20; `total` is the
   * number of matches.
   *
   * @throws {SixpenceError} `no_access` if the caller isn't an administrator
   */
  search: {
    name: 'customerSearch',
    effect: 'read',
    needs: 'admin',
    staff: 'sees',
    staffAct: 'search',
    keep: 'whileShown',
  },
  /**
   * Returns the caller's IP address as the bank sees it, with its country and signs of a hidden
   * location.
   */
  ipInfo: { name: 'ipInfo', effect: 'read', access: 'public' },
  /**
   * Returns a representative's name and the state of their tax self-certification. They don't need
   * to sign in: `authSecret` comes from a link.
   *
   * @throws {SixpenceError} `no_access` if the secret doesn't work
   */
  representativeTax: {
    name: 'representativeFatcaCrsGet',
    effect: 'read',
    access: 'public',
    answer: 'representative',
  },
  /**
   * Records why a member of staff acts for the customer named by the call. Before that, every other
   * call for the customer is refused with `13`. The reason is valid for the session, and the
   * customer can see it. Refused with `ENOA` if the customer is also staff, or is the caller.
   */
  beginStaffAccess: {
    name: 'staffAccessBegin',
    effect: 'write',
    needs: 'admin',
    staff: 'sees',
    staffAct: 'opened',
  },
  /** Lists what the bank's staff looked at and did for the customer, newest first. */
  staffActs: {
    name: 'staffActList',
    effect: 'read',
    needs: 'full',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'acts',
  },
  /** Accepts terms that the bank named with the code `TE`. Accepting them twice changes nothing. */
  acceptTerms: { name: 'termsAccept', effect: 'write', needs: 'own', staff: 'never' },
  /** Returns the user's rights to the customer named by the call, or to themselves. */
  info: {
    name: 'userAccessInfoGet',
    effect: 'read',
    needs: 'own',
    scope: 'embed',
    staff: 'sees',
    staffAct: 'profile',
    answer: 'accessInfo',
  },
  /** Lists the customers the user may act for. */
  list: {
    name: 'userAccessList',
    effect: 'read',
    needs: 'own',
    scope: 'embed',
    staff: 'sees',
    staffAct: 'profile',
    answer: 'accessList',
  },
} as const satisfies Calls
