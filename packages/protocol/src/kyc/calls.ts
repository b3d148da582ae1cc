import type { Calls } from '../call.ts'

/** The bank's calls for getting to know its customer. */
export const kycCalls = {
  /** Returns the customer's answers so far, and the bank's questions. */
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
   * Replaces the answers of one section. They may be incomplete until everything is submitted. If a
   * business signs electronically, submitting returns `signData`, and takes effect once it is
   * signed; saving an answer before that requires a new signature.
   *
   * @throws {SixpenceError} `changed_meanwhile` with the newer answers if the revision isn't the
   *   latest; `invalid_input` for invalid answers and, on submitting, for missing ones
   */
  save: {
    name: 'kycInfoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Updates the personal data that the bank has asked for again.
   *
   * @throws {SixpenceError} The same as `save`
   */
  updatePersonalInfo: {
    name: 'kycCustomerPersonalInfoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['kyc', 'customer', 'profile', 'verification'],
  },
  /**
   * Proposes new due diligence records about a business, in place of the current ones. Nothing
   * changes until another administrator confirms them within seven days. A newer proposal of the
   * same administrator replaces their earlier one. The business isn't notified.
   *
   * @throws {SixpenceError} `no_access` unless the caller is an administrator acting for a business
   */
  updateDueDiligence: {
    name: 'dueDiligenceUpdate',
    effect: 'write',
    needs: 'admin',
    staff: 'two',
    fourEyes: 'proposes',
    makesOld: ['kyc.dueDiligenceProposals'],
  },
  /** Lists the administrators' unconfirmed proposals for a business, oldest first. */
  dueDiligenceProposals: {
    name: 'dueDiligenceProposalList',
    effect: 'read',
    needs: 'admin',
    staff: 'sees',
    answer: 'proposals',
    keep: 'whileShown',
    staleOn: ['standingChanged'],
  },
  /**
   * Applies another administrator's proposal; the business then reads the new answers by `read`.
   * All other proposals for it end, because they started from old answers.
   *
   * @throws {SixpenceError} `no_access` for one's own proposal, and for one that was replaced,
   *   confirmed or withdrawn, or has expired: read `dueDiligenceProposals` again
   */
  confirmDueDiligence: {
    name: 'dueDiligenceProposalConfirm',
    effect: 'write',
    needs: 'admin',
    staff: 'two',
    fourEyes: 'confirms',
    makesOld: ['kyc'],
  },
  /**
   * Withdraws a proposal, one's own or another administrator's. The answers don't change.
   *
   * @throws {SixpenceError} `no_access` if it has already ended, as for `confirmDueDiligence`
   */
  withdrawDueDiligence: {
    name: 'dueDiligenceProposalWithdraw',
    effect: 'write',
    needs: 'admin',
    staff: 'two',
    fourEyes: 'withdraws',
    makesOld: ['kyc.dueDiligenceProposals'],
  },
} as const satisfies Calls
