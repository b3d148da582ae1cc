import type { Calls } from '../../call.ts'

/** Takings: income from checkouts and invoices, and refunds. */
export const takingsCalls = {
  /**
   * Adds up payments, refunds and fees by day and by saved button, for each currency. The sums
   * equal those of the ledger for these days, to the cent.
   *
   * @throws {SixpenceError} `invalid_input` for `fromDate` or `toDate`; also for more than 366 days
   */
  takings: {
    name: 'merchantTakingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    tags: ['payments'],
    staleOn: ['balanceChanged'],
  },
  /**
   * Returns the takings as a file for spreadsheets, one line for each day, button and currency, in
   * the language of the call. Spreadsheets take no cell for a formula.
   *
   * @throws {SixpenceError} The same as `takings`
   */
  takingsCsv: {
    name: 'merchantTakingsCsvGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    tags: [],
  },
} as const satisfies Calls
