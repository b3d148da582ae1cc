import type { Calls } from '../call.ts'

/** Look-ups for everyone with the right to read. */
const LOOKING_UP = { effect: 'read', needs: 'read', staff: 'sees', scope: 'embed' } as const

/** Look-ups about other people, only for users who may pay them. */
const CHECKING = { effect: 'read', needs: 'initiate', staff: 'sees', scope: 'embed' } as const

/** Returns a current price, without reserving it. */
const PRICING = { ...LOOKING_UP, keep: 'whileShown' } as const

/** Moves money, once under each key. */
const SENDING = {
  effect: 'write',
  needs: 'initiate',
  staff: 'never',
  outflow: 'money',
  key: 'opens',
  makesOld: ['accounts', 'history', 'payments'],
} as const

/** The bank's calls about transfers. */
export const transferCalls = {
  /**
   * Returns the amount of the second currency for one unit of the first, including the bank's
   * margin.
   */
  exchangeRate: { ...LOOKING_UP, name: 'exchangeRateGet', answer: 'rate' },
  /**
   * Returns whether a customer with this email address can be paid. Returns `{ exists: false }`
   * without a call if it can't be an email address.
   *
   * @throws {SixpenceError} `too_many_lookups` for too many addresses within an hour. Addresses
   *   looked up in that hour, and customers already found, can be looked up again.
   */
  checkPayee: { ...CHECKING, name: 'payeeEmailCheck', keep: 'whileShown' },
  /**
   * Compares a name with the holder's name of an account at another bank. Also returns the account
   * on which a payee with this name was last paid, if it is a different one. The result is only
   * advice: the payer may go on regardless.
   *
   * @throws {SixpenceError} `too_many_lookups` for too many accounts or names within an hour. Those
   *   of that hour can be looked up again.
   */
  checkPayeeName: { ...CHECKING, name: 'payeeNameCheck', keep: 'whileShown' },
  /**
   * Prices a transfer between two of the customer's own accounts, by the amount that arrives or the
   * amount that leaves. Nothing moves and nothing is reserved; the price may change before it is
   * sent.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteOwn: { ...PRICING, name: 'betweenAccountsFeeGet' },
  /**
   * Moves money between own accounts. If the answer has a `transactionId`, it has moved; if it has
   * an `approval`, it awaits someone else and nothing has moved yet.
   */
  sendOwn: { ...SENDING, name: 'betweenAccountsTransfer', permission: ['betweenAccounts'] },
  /** Prices a transfer to another customer. */
  quoteP2p: { ...PRICING, name: 'p2pFeeGet' },
  /**
   * Sends money to another customer. If the answer has a `transactionId`, it has moved; if it has
   * an `approval`, it waits and nothing has moved yet.
   */
  sendP2p: { ...SENDING, name: 'p2pTransfer', permission: ['p2p'] },
  /** Lists the people this customer has sent money to. */
  beneficiaries: { ...LOOKING_UP, name: 'p2pBeneficiaryList', answer: 'items' },
  /**
   * Lists the latest transfers of all kinds, one for each payee, with the values for filling the
   * form again.
   */
  recent: {
    ...LOOKING_UP,
    name: 'recentTransferList',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Returns the maximum amount that can be sent now, within the limits and the balance, with the
   * fee.
   */
  maxAmount: { ...LOOKING_UP, name: 'maxAmountGet', keep: 'whileShown', tags: ['accounts'] },
  /** Returns the limits of one operation, in the currency of the source account. */
  limits: { ...LOOKING_UP, name: 'limitsGet', keep: 'whileShown', tags: ['accounts'] },
  /** Lists the countries to which money can be sent, with the ways available to the user. */
  countries: {
    ...LOOKING_UP,
    name: 'availableTransfersGet',
    answer: 'countries',
    staleOn: ['accessChanged'],
  },
  /**
   * Lists the ways to a country that are available to the user, each with its price, its limits,
   * the time of arrival if sent now, and the fields of its form. Empty if there is none.
   */
  ways: {
    ...LOOKING_UP,
    name: 'availableTransfersByCountryGet',
    answer: 'ways',
    keep: 'whileShown',
    staleOn: ['accessChanged'],
  },
  /** Lists the customer's saved payees, for the ways available to the user. */
  templates: {
    ...LOOKING_UP,
    name: 'paymentTemplateList',
    answer: 'items',
    staleOn: ['accessChanged'],
  },
  /** Lists the cards to which money can be paid out, without their numbers. */
  externalCards: { ...LOOKING_UP, name: 'externalCardList', answer: 'items' },
  /**
   * Opens a vault's frame for typing a card number, for 15 minutes. The number itself never passes
   * through this client.
   *
   * @throws {SixpenceError} `invalid_input` for `hostOrigin` or `heldBy` if the bank doesn't know
   *   the page
   */
  openExternalCard: {
    name: 'externalCardOpen',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: [],
  },
  /**
   * Adds a card for payouts, by the token that the vault returned for its number. Adding a card
   * again returns the existing one.
   *
   * @throws {SixpenceError} `invalid_input` for `token`, if such cards can't be paid, no card
   *   starts with these digits or the token has expired; for `expires`; for `holderName`
   */
  addExternalCard: {
    name: 'externalCardAdd',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    answer: 'card',
    makesOld: ['transfers.externalCards'],
  },
  /**
   * Removes a card. Payments made to it aren't affected.
   *
   * @throws {SixpenceError} `no_access` if it isn't a card of this customer, or was removed before
   */
  removeExternalCard: {
    name: 'externalCardDelete',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: ['transfers.externalCards'],
  },
  /** Lists the states of a country whose addresses contain them; empty for other countries. */
  states: { ...LOOKING_UP, name: 'stateList', answer: 'states' },
  /** Lists the banks of a country, by the code that its form requires. */
  banks: { ...LOOKING_UP, name: 'bankList', answer: 'items' },
  /** Lists the branches of a bank; empty if the bank isn't known. */
  branches: { ...LOOKING_UP, name: 'branchCodeOptionsGet', answer: 'items' },
  /** Lists the fields that a country requires in addition to the account. */
  extraParams: { ...LOOKING_UP, name: 'extraParamsGet', answer: 'params' },
  /** Lists the banks of a country that receive instant transfers. */
  instantBanks: { ...LOOKING_UP, name: 'instantBankList', answer: 'items' },
  /**
   * Returns the owner of a key, for checking before money is sent to it. If nobody has it, returns
   * only that.
   *
   * @throws {SixpenceError} `invalid_input` if it isn't a key of its type; `too_many_lookups` as
   *   for `checkPayee`
   */
  instantKey: { ...CHECKING, name: 'instantKeyInfoGet', answer: 'keyInfo', keep: 'whileShown' },
  /**
   * Looks up the bank of a BIC. Returns no fields if it isn't known.
   *
   * @throws {SixpenceError} `invalid_input` if it isn't a BIC
   */
  swift: { ...LOOKING_UP, name: 'swiftGet', answer: 'bank', keep: 'whileShown' },
  /**
   * Looks up the bank of an IBAN. If the bank isn't known, returns only the country.
   *
   * @throws {SixpenceError} `invalid_input` if it isn't an IBAN
   */
  iban: { ...LOOKING_UP, name: 'ibanGet', answer: 'bank', keep: 'whileShown' },
  /**
   * Prices a transfer through a country's payment system: SEPA, ACH, Faster Payments, or a local
   * one.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteEft: { ...PRICING, name: 'eftFeeGet' },
  /**
   * Prices a wire.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteWire: { ...PRICING, name: 'wireFeeGet' },
  /**
   * Prices a transfer to a blockchain address.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteCrypto: { ...PRICING, name: 'cryptoEftFeeGet' },
  /**
   * Prices an instant transfer to the payee's key.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteInstant: { ...PRICING, name: 'instantFeeGet' },
  /**
   * Prices an Interac e-Transfer to Canada.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteInterac: { ...PRICING, name: 'interacFeeGet' },
  /**
   * Prices a payout to a card.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteOct: { ...PRICING, name: 'octFeeGet' },
  /**
   * Sends money through a country's payment system. If the answer has a `transactionId`, it has
   * left the account; if it has an `approval`, it waits and nothing has moved yet.
   */
  sendEft: { ...SENDING, name: 'eftTransfer', permission: ['eftOwn', 'eft3d'] },
  /** Sends money by wire; the answer is like that of `sendEft`. */
  sendWire: { ...SENDING, name: 'wireTransfer', permission: ['wireOwn', 'wire3d'] },
  /**
   * Sends money to a blockchain address; the answer is like that of `sendEft`. The payment can't be
   * returned once it has arrived.
   */
  sendCrypto: {
    ...SENDING,
    name: 'cryptoEftTransfer',
    permission: ['cryptoEftOwn', 'cryptoEft3d'],
  },
  /** Sends an instant transfer to the payee's key; the answer is like that of `sendEft`. */
  sendInstant: { ...SENDING, name: 'instantTransfer', permission: ['instantOwn', 'instant3d'] },
  /** Sends an Interac e-Transfer; the answer is like that of `sendEft`. */
  sendInterac: { ...SENDING, name: 'interacTransfer', permission: ['interacOwn', 'interac3d'] },
  /**
   * Returns the outcome that sending an order now would have, and fails for the same reasons.
   * Nothing moves, nothing is reserved or recorded, and nobody is notified.
   *
   * @throws {SixpenceError} The same as the call that sends it
   */
  rehearse: {
    name: 'transferRehearse',
    effect: 'read',
    needs: 'initiate',
    staff: 'never',
    outflow: 'money',
    scope: 'embed',
    answer: 'rehearsal',
    keep: 'whileShown',
  },
  /**
   * Pays money out to a card; the answer is like that of `sendEft`. The card is one of
   * `externalCards`: an order never contains its number.
   */
  sendOct: { ...SENDING, name: 'octTransfer', permission: ['octOwn', 'oct3d'] },
  /**
   * Returns the state of a transfer that has left the bank.
   *
   * @throws {SixpenceError} `no_access` if it isn't such a transfer of this customer
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
