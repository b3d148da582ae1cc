import type { Calls } from '../call.ts'

/** What can be asked of a bank about transfers out of it. */
export const externalCalls = {
  /** Lists the countries that money can be sent to, with the ways that are open to the user. */
  countries: {
    name: 'availableTransfersGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'countries',
    staleOn: ['accessChanged'],
  },
  /**
   * Lists the ways to a country that are open to the user, each with its price, its limits, when
   * money sent now arrives, and the fields of its form. Empty if there is none.
   */
  ways: {
    name: 'availableTransfersByCountryGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'ways',
    keep: 'whileShown',
    staleOn: ['accessChanged'],
  },
  /** Lists the banks of a country, by the code that a form asks for. */
  banks: {
    name: 'bankList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'items',
  },
  /** Lists the branches of a bank; empty for one that isn't known. */
  branches: {
    name: 'branchCodeOptionsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'items',
  },
  /** Lists what a country asks for beside the account. */
  extraParams: {
    name: 'extraParamsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'params',
  },
  /**
   * Tells the bank of a BIC; without any fields if it isn't known.
   *
   * @throws {SixpenceError} `invalid_input` for what is no BIC.
   */
  swift: {
    name: 'swiftGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'bank',
    keep: 'whileShown',
  },
  /**
   * Tells the bank of an IBAN. Of one that isn't known it tells the country alone.
   *
   * @throws {SixpenceError} `invalid_input` for what is no IBAN.
   */
  iban: {
    name: 'ibanGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'bank',
    keep: 'whileShown',
  },
  /**
   * Prices a transfer by the payments of a country: SEPA, ACH, faster payments, or its own.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteEft: {
    name: 'eftFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
  },
  /**
   * Prices a wire.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteWire: {
    name: 'wireFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
  },
  /**
   * Sends money by the payments of a country. With `transactionId` it has left the account; with
   * `approval` it waits, and nothing has moved yet.
   */
  sendEft: {
    name: 'eftTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['eftOwn', 'eft3d'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
  /** Sends money by wire, as `sendEft` does. */
  sendWire: {
    name: 'wireTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['wireOwn', 'wire3d'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
  /**
   * Tells where the money of a transfer is.
   *
   * @throws {SixpenceError} `no_access` for what is no transfer out of the bank of this customer.
   */
  external: {
    name: 'externalTransferGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'transfer',
    keep: 'whileShown',
    staleOn: ['balanceChanged'],
  },
} as const satisfies Calls
