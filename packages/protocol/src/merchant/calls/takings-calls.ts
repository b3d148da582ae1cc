import type { Calls } from '../../call.ts'

/** Takings: what came in by checkouts and invoices, and what went back. */
export const takingsCalls = {
  /**
   * Adds up what was paid, given back and paid in fees, by day and by saved button, never over
   * several currencies. It is what the ledger says of these days, to the cent.
   *
   * @throws {SixpenceError} `invalid_input` names `fromDate` or `toDate`; also for more than 366
   *   days
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
   * The same as a file for spreadsheets, a line for each day, button and currency, in the language
   * of the call. No cell is taken for a formula.
   *
   * @throws {SixpenceError} As `takings`
   */
  takingsCsv: {
    name: 'merchantTakingsCsvGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    tags: [],
  },
} as const satisfies Calls
