import type { Calls } from '../call.ts'

/** The bank's calls about the state of a customer's verification. */
export const verificationCalls = {
  /**
   * Returns the facts that decide a customer's status, without any name, number or address. They
   * are about the customer acted for, if there is one.
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
  /** Returns the reasons for a customer's limits, and the documents that lift each. */
  limits: {
    name: 'customerLimitReasonGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'reasons',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Returns the bank's due diligence requirements for the customer. */
  dueDiligence: {
    name: 'dueDiligenceInfoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'dueDiligenceInfo',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Returns the documents that the bank requires again, because it also has them from someone else. */
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
