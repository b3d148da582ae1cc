import type { Calls } from '../call.ts'

/** What can be asked of a bank about who a customer is and how to reach them. */
export const profileCalls = {
  /** Tells what the bank has on file of a customer, and how far it is with each part. */
  get: {
    name: 'profileInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'profile',
    worded: true,
  },
  /** Lists the customer's email addresses, the primary one first. */
  emails: {
    name: 'emailInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'emails',
  },
  /** Tells by which document the bank knows the customer; nothing where it knows none. */
  identity: {
    name: 'identityInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'identity',
    worded: true,
  },
} as const satisfies Calls
