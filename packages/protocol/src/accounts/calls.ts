import type { Calls } from '../call.ts'

/** What can be asked of a bank about accounts. */
export const accountCalls = {
  /**
   * All of them with what is on them, in ascending order of status.
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
  /** Tells where the customer lives or has their seat, the latest address first. */
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
   * Says where the customer lives from now on; answers the address's id. Ask
   * `sixpence.cards.addressReplacement` first: the cards that it cancels are named here.
   *
   * @throws {SixpenceError} `invalid_input` names `expectedCanceledAccounts` when a card would be
   *   canceled that is not named.
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
   * Tells what was on the customer's accounts at the end of each of the last days, one sum for each
   * currency. The last of them is today, with what is on the accounts now: which day that is, the
   * bank's clock says, and `timeZone`, an IANA name, where the days are counted; by default UTC.
   */
  balanceHistory: { name: 'balanceHistoryGet', effect: 'read', needs: 'read', staff: 'sees' },
  /** Tells for one account which of them are met. */
  crossPlatform: {
    name: 'crossPlatformRequirementsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'requirements',
    tags: [],
  },
  /**
   * Opens a payment account in a currency, and answers its number.
   *
   * @throws {SixpenceError} `invalid_input` where there is one already, `no_access` for a
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
   * Names an account as its holder calls it, for everyone who works on it; an empty name takes the
   * name away. A card has a name of its own: `sixpence.cards.setAlias`.
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
   * Lists the bank's middle rates, without its margin: for adding up what is in several currencies.
   * No exchange is made at them. The base currency is in the list, at 1.
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
   * Lists the ways in which money can be paid onto an account, the quickest first: those that the
   * flags of the caller open.
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
  /** Remembers that the customer has seen an instruction. The first time counts. */
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
   * An account has one for each; asking again returns the same address.
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
