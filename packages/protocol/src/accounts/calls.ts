import type { Calls } from '../call.ts'

/** The bank's calls about accounts. */
export const accountCalls = {
  /**
   * Lists all accounts with their balances, in ascending order of status.
   *
   * @throws {SixpenceError} `timeout` after 5 seconds: an older balance with its time is better
   *   than none
   */
  list: {
    name: 'balanceInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    answer: 'accounts',
  },
  /** Lists the customer's addresses, latest first. */
  addresses: {
    name: 'addressInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    staffAct: 'profile',
    answer: 'address',
    tags: [],
    worded: true,
  },
  /**
   * Records a new address for the customer, and returns its id. Call
   * `sixpence.cards.addressReplacement` first, and name the cards it would cancel.
   *
   * @throws {SixpenceError} `invalid_input` for `expectedCanceledAccounts` if a card that isn't
   *   named there would be cancelled
   */
  createAddress: {
    name: 'addressCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    subAccount: 'never',
    staffAct: 'profile',
    answer: 'addressId',
    makesOld: ['accounts', 'accounts.addresses', 'cards.applyInfo', 'profile'],
  },
  /**
   * Returns the customer's balances at the end of each of the last days, one sum for each currency.
   * The last day is today, with the present balances. The bank's clock decides which day that is,
   * in `timeZone`, an IANA name; UTC by default.
   */
  balanceHistory: { name: 'balanceHistoryGet', effect: 'read', needs: 'read', staff: 'sees' },
  /**
   * Returns the requirements for using an account on the bank's other platforms, and whether each
   * is met.
   */
  crossPlatform: {
    name: 'crossPlatformRequirementsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'requirements',
    tags: [],
  },
  /**
   * Opens a payment account in a currency, and returns its number.
   *
   * @throws {SixpenceError} `invalid_input` if the customer already has one, `no_access` for a
   *   sub-account
   */
  addCurrency: {
    name: 'currencyAccountAdd',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    subAccount: 'never',
    answer: 'accountId',
  },
  /**
   * Sets an account's nickname, which everyone who works on the account sees. An empty name removes
   * it. Cards have a name of their own: `sixpence.cards.setAlias`.
   *
   * @throws {SixpenceError} `invalid_input` for a card, `closed_account` for a closed account
   */
  setNickname: {
    name: 'accountNicknameSet',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: ['accounts.list'],
  },
  /**
   * Lists the bank's middle rates, without its margin. Use them only to add up amounts in several
   * currencies; no exchange is made at them. The list includes the base currency, at 1.
   */
  rates: {
    name: 'ratesDefaultList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    tags: [],
  },
  /**
   * Lists the ways to pay money into an account, fastest first. It contains only those that the
   * caller's flags allow.
   */
  instructions: {
    name: 'paymentInstructionList',
    effect: 'read',
    needs: 'read',
    permission: ['fundingByBank', 'fundingByWire'],
    staff: 'sees',
    answer: 'instructions',
    tags: [],
  },
  /** Records that the customer has viewed an instruction. Only the first time is kept. */
  markInstructionViewed: {
    name: 'paymentInstructionViewedSet',
    effect: 'write',
    needs: 'read',
    permission: ['fundingByBank', 'fundingByWire'],
    staff: 'never',
    makesOld: ['accounts.instructions'],
  },
  /**
   * Creates the wallet through which an account receives a cryptocurrency, and returns its address.
   * An account has one wallet for each cryptocurrency; calling again returns the same address.
   */
  wallet: {
    name: 'walletCreate',
    effect: 'write',
    needs: 'initiate',
    permission: ['fundingByCrypto'],
    staff: 'never',
    answer: 'address',
    makesOld: [],
    idempotent: true,
  },
} as const satisfies Calls
