import type { Calls } from '../call.ts'

/** The bank's calls about batches: many payments made together. */
export const batchCalls = {
  /** Lists the customer's batches, newest first. */
  list: {
    name: 'batchTransferList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    pages: 'batches',
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Returns a batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
   */
  get: {
    name: 'batchTransferGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    pages: 'payments',
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Returns the address of a batch's original file with the result of each line, as CSV without
   * anything that a spreadsheet takes for a formula.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
   */
  file: {
    name: 'batchFileView',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
  },
  /** Returns the file: `text/csv`, with its name in `Content-Disposition`. */
  fileContent: {
    method: 'POST',
    path: '/batch-files/{ticket}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
  },
} as const satisfies Calls
