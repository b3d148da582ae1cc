import type { Calls } from '../call.ts'

/**
 * The bank's calls about electronic signatures. A provider has the documents signed. Its server
 * decides the outcome, never anything sent by a browser. Every call that requires a signature
 * returns `signData`.
 */
export const signatureCalls = {
  /** Returns the state of a signature. */
  read: {
    name: 'signatureGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'signature',
    keep: 'whileShown',
  },
  /**
   * Opens a document for its signer again; the previous link stops working.
   *
   * @throws {SixpenceError} `no_access` if the signature is someone else's, or has ended
   */
  open: {
    name: 'signatureOpen',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'signData',
    makesOld: [],
  },
  /** Reports that the signer has returned. The bank then asks the provider immediately. */
  complete: {
    name: 'signatureCompleted',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'signature',
    makesOld: ['signatures', 'kyc', 'customer', 'verification'],
  },
} as const satisfies Calls
