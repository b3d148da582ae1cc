import type { Calls } from '../call.ts'

/**
 * What can be asked of a bank about papers that are signed electronically. A provider has them
 * signed; its server says how that ended, and nothing that a browser says. Each call that wants a
 * signature answers `signData`.
 */
export const signatureCalls = {
  /** Tells how far a signature is. */
  read: {
    name: 'signatureGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'signature',
    keep: 'whileShown',
  },
  /**
   * Opens a paper for its signer once more; what opened it before stops working.
   *
   * @throws {SixpenceError} `no_access` for a signature of somebody else, and for one that has
   *   ended
   */
  open: {
    name: 'signatureOpen',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'signData',
    makesOld: [],
  },
  /** Says that the signer is back: the bank asks the provider at once. */
  complete: {
    name: 'signatureCompleted',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'signature',
    makesOld: ['signatures', 'kyc', 'customer', 'verification'],
  },
} as const satisfies Calls
