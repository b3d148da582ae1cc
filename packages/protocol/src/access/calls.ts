import type { Calls } from '../call.ts'

/** What can be asked of a bank about access. */
export const accessCalls = {
  /**
   * Finds customers to act for by id, email address or name, 20 at most; `total` says how many fit.
   *
   * @throws {SixpenceError} `no_access` for everyone who is no administrator.
   */
  search: {
    name: 'customerSearch',
    effect: 'read',
    needs: 'admin',
    staff: 'sees',
    staffAct: 'search',
    keep: 'whileShown',
  },
  /** Tells where the bank sees the caller come from. */
  ipInfo: { name: 'ipInfo', effect: 'read', access: 'public' },
  /**
   * The questions to a representative without a sign-in.
   *
   * @throws {SixpenceError} `no_access` when the secret does not work.
   */
  representativeTax: {
    name: 'representativeFatcaCrsGet',
    effect: 'read',
    access: 'public',
    answer: 'representative',
  },
  /**
   * Says why a member of staff acts for the customer that the call names. Until then every other
   * call for that customer is refused with `13`; the reason holds as long as the session, and the
   * customer can see it. Refused with `ENOA` if the customer is staff too, or is the caller.
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
  /** Agrees to terms that the bank named with the code `TE`. Twice is once. */
  acceptTerms: { name: 'termsAccept', effect: 'write', needs: 'own', staff: 'never' },
  /** Tells what the user may do for the customer named by the call, or for themselves. */
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
