import type { Calls } from '../call.ts'

/** What can be asked of a bank about history. */
export const historyCalls = {
  /** Lists the customer's batches, newest first. */
  batches: {
    name: 'batchTransferList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    staffAct: 'payments',
    pages: 'batches',
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * A batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batch: {
    name: 'batchTransferGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    staffAct: 'payments',
    pages: 'payments',
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * The file of a batch as it was handed in, with what came of each line, as CSV that no program
   * takes for formulas.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batchFile: {
    name: 'batchFileView',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    staffAct: 'payments',
  },
  /** Hands the file out: `text/csv`, with its name in `Content-Disposition`. */
  batchFileContent: {
    method: 'POST',
    path: '/batch-files/{ticket}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
    staffAct: 'payments',
  },
  /**
   * Lists what happened on the customer's accounts, newest first, 20 rows a page. A payment and its
   * fee are one row: `fee` says what was taken besides `amount`, and `balanceAfter` has it taken;
   * of a payment that waits or was refused, what would be. Totals, counts and pages count such a
   * row once, bounds of the amount mean both together, and the words of a payment find its fee.
   * Fees that belong to no payment, e.g. for a card, are rows like any other. Who asks for the type
   * of fees gets each fee as a row of its own, those of payments included, and no payment.
   */
  list: {
    name: 'transactionHistoryList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    pages: 'transactions',
    freshPages: 5,
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Adds up what came onto an account and what left it, over the last twelve months, by month and
   * by type. Fees went out. What moved between the customer's own accounts is neither income nor
   * expense and is left out; so is what waits for an approval, or came to nothing.
   */
  cashFlow: {
    name: 'cashFlowGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    staffAct: 'accounts',
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Starts a file of what the filter finds, as it is at this moment, in the language of the call: a
   * line for each row of `list`, with what was moved in all and the fee in it, so that the amounts
   * add up to the balances.
   */
  startExport: {
    name: 'exportStart',
    effect: 'write',
    needs: 'read',
    staff: 'never',
    answer: 'exportId',
    makesOld: ['history.exportFiles'],
  },
  /** Returns the state of the export. */
  exportStatus: {
    name: 'exportStatusGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    tags: [],
  },
  /** Mails the finished file, one a minute: sooner it answers `VF` with `emailTooSoon`. */
  sendExport: {
    name: 'exportEmailSend',
    effect: 'write',
    needs: 'read',
    staff: 'never',
    makesOld: [],
  },
  /** Lists the newest twenty files that were asked for, by what they were narrowed down by. */
  exportFiles: {
    name: 'exportFilesGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'files',
    keep: 'whileShown',
    tags: [],
  },
  /**
   * A finished file.
   *
   * @throws {SixpenceError} `not_found` for one that is not ready or not the customer's
   */
  exportFile: {
    method: 'POST',
    path: '/exports/{exportId}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
    tags: [],
  },
} as const satisfies Calls
