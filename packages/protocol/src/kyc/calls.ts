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
   * Proposes what the bank is to write down about a business, in the place of what stands there. It
   * changes nothing until another administrator confirms it within seven days; a newer proposal of
   * the same administrator takes the place of theirs. The business is not told of it.
   *
   * @throws {SixpenceError} `no_access` for everyone who is no administrator acting for a business
   */
  updateDueDiligence: {
    name: 'dueDiligenceUpdate',
    effect: 'write',
    needs: 'admin',
    staff: 'two',
    fourEyes: 'proposes',
    makesOld: ['kyc.dueDiligenceProposals'],
  },
  /** Lists what administrators have proposed for a business and nobody has confirmed, oldest first. */
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
   * Has a business's answers changed as another administrator proposed; the business reads them by
   * `read`. All other proposals for it end: they were made from answers that stand no more.
   *
   * @throws {SixpenceError} `no_access` for one's own proposal, and for one that has been replaced,
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
   * Ends a proposal, one's own or another administrator's; the answers stay as they are.
   *
   * @throws {SixpenceError} `no_access` for one that is over already, as of `confirmDueDiligence`
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
