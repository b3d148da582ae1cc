import type { Calls } from '../call.ts'

/** The bank's calls about history. */
export const historyCalls = {
  /**
   * Lists the transactions on the customer's accounts, newest first, 20 rows on a page. A payment
   * and its fee are one row: `fee` was charged in addition to `amount`, and `balanceAfter` includes
   * both; for a waiting or refused payment they are what they would be. Totals, counts and pages
   * count such a row once, limits of the amount apply to both together, and a keyword of the
   * payment also finds its fee. Fees that belong to no payment, e.g. for a card, have their own
   * row. Filtering by the type of fees returns each fee as its own row, including those of
   * payments, and no payments.
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
   * Adds up the income and expenses of an account over the last twelve months, by month and by
   * type. Fees are expenses. Transfers between the customer's own accounts, and payments that await
   * approval or failed, aren't included.
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
   * Starts exporting the rows that match a filter now, in the language of the call. The file has
   * one line for each row of `list`, with the amount including the fee, so that the amounts add up
   * to the balances.
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
  /**
   * Emails the finished file. At most once a minute: otherwise the bank returns `VF` with
   * `emailTooSoon`.
   */
  sendExport: {
    name: 'exportEmailSend',
    effect: 'write',
    needs: 'read',
    staff: 'never',
    makesOld: [],
  },
  /** Lists the twenty newest exports, optionally only those made with the given filter. */
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
   * Returns a finished file.
   *
   * @throws {SixpenceError} `not_found` if it isn't ready, or isn't the customer's
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
