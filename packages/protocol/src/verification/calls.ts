import type { Calls } from '../call.ts'

/** What can be asked of a bank about how far it is with checking a customer. */
export const verificationCalls = {
  /**
   * Tells everything that decides the customer's status, without a name, a number or an address. Of
   * the customer acted for, where there is one.
   */
  accountStatus: {
    name: 'accountStatusGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'accountStatus',
    staleOn: ['standingChanged'],
  },
  /** Tells why the customer is limited, and which documents lift each limit. */
  limits: {
    name: 'customerLimitReasonGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'reasons',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Tells what the bank asks for so that it knows the customer as well as it has to. */
  dueDiligence: {
    name: 'dueDiligenceInfoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'dueDiligenceInfo',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Tells which documents the bank asks for once more, because it has them of somebody else too. */
  kycRequest: {
    name: 'kycRequestGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'customerKycRequest',
    worded: true,
    staleOn: ['standingChanged'],
  },
} as const satisfies Calls
