import type { Calls } from '../call.ts'
import { externalCalls } from './external-calls.ts'

/** What can be asked of a bank about transfers. */
export const transferCalls = {
  ...externalCalls,
  /** Tells how much one unit of the first currency is in the second, the bank's margin included. */
  exchangeRate: {
    name: 'exchangeRateGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'rate',
  },
  /**
   * Whether a customer with this email can be paid. Returns `{ exists: false }` without a call if
   * it can't be an email address.
   *
   * @throws {SixpenceError} `too_many_lookups`: too many addresses within an hour. Those looked up
   *   in that hour, and customers already found, can be looked up again.
   */
  checkPayee: {
    name: 'payeeEmailCheck',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
  },
  /**
   * Prices a transfer between two of the customer's own accounts, by what arrives or by what is to
   * leave. Nothing moves, and nothing is held: the price may differ by the time it is sent.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteOwn: {
    name: 'betweenAccountsFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
  },
  /**
   * Moves money between own accounts. With `transactionId` it has moved; with `approval` it waits
   * for someone else, and nothing has moved yet.
   */
  sendOwn: {
    name: 'betweenAccountsTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['betweenAccounts'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
  /** Prices a transfer to another customer. */
  quoteP2p: {
    name: 'p2pFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
  },
  /**
   * Sends money to another customer. With `transactionId` it has moved; with `approval` it waits
   * and nothing has moved yet.
   */
  sendP2p: {
    name: 'p2pTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['p2p'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'payments'],
  },
  /** Lists the people this customer has sent money to. */
  beneficiaries: {
    name: 'p2pBeneficiaryList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'items',
  },
  /** Lists the latest transfers to other people, one for each person. */
  recent: {
    name: 'recentTransferList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /** Tells the most that can be sent now: the limits, the balance and the fee considered. */
  maxAmount: {
    name: 'maxAmountGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
    tags: ['accounts'],
  },
  /** Tells the limits of one operation, in the currency of the source account. */
  limits: {
    name: 'limitsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    keep: 'whileShown',
    tags: ['accounts'],
  },
} as const satisfies Calls
