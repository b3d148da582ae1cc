import type { Calls } from '../call.ts'

/** The bank's calls about batches: many payments made together. */
export const batchCalls = {
  /**
   * Returns the columns of a kind of file, and the countries, currencies, fields and limits for
   * checking its rows.
   */
  format: {
    name: 'massFormatGet',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    answer: 'format',
    worded: true,
    staleOn: ['accessChanged'],
  },
  /** Returns the addresses of a sample file for each kind. */
  samples: {
    name: 'massSampleLinksGet',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    answer: 'links',
  },
  /** Returns a sample: `text/csv`, with its name in `Content-Disposition`. */
  sampleContent: {
    method: 'POST',
    path: '/batch-samples/{name}',
    effect: 'read',
    access: 'customer',
    needs: 'initiate',
    staff: 'sees',
  },
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
