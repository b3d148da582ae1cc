import type { Calls } from '../call.ts'

/** What can be asked of a bank that gets to know its customer. */
export const kycCalls = {
  /** Returns what the customer has answered so far, and what the bank asks for. */
  read: {
    name: 'kycCustomerInfoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'kycCustomerInfo',
    keep: 'whileShown',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /**
   * Keeps the answers of one section in the place of those before. They may be incomplete until
   * everything is submitted. Where a business signs electronically, submitting answers `signData`,
   * and everything is submitted once it is signed; who saves an answer before that signs anew.
   *
   * @throws {SixpenceError} `changed_meanwhile` with the newer answers for a revision that is not
   *   the latest; `invalid_input` for answers that can't be, and on submitting for those that miss
   */
  save: {
    name: 'kycInfoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Brings the personal data up to date that the bank has asked for again.
   *
   * @throws {SixpenceError} As `save`.
   */
  updatePersonalInfo: {
    name: 'kycCustomerPersonalInfoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['kyc', 'customer', 'profile', 'verification'],
  },
  /**
   * Writes down what the bank has found out about a business, in the place of what stood there. The
   * business reads it, by `read`.
   *
   * @throws {SixpenceError} `no_access` for everyone who is no administrator
   */
  updateDueDiligence: {
    name: 'dueDiligenceUpdate',
    effect: 'write',
    needs: 'admin',
    staff: 'two',
    makesOld: ['kyc'],
  },
} as const satisfies Calls
