import type { Calls } from '../call.ts'

/** What is told to whoever may look. */
const LOOKING_UP = { effect: 'read', needs: 'read', staff: 'sees', scope: 'embed' } as const

/** What is told of somebody else, to those alone who may pay them. */
const CHECKING = { effect: 'read', needs: 'initiate', staff: 'sees', scope: 'embed' } as const

/** What tells a price now, and holds nothing. */
const PRICING = { ...LOOKING_UP, keep: 'whileShown' } as const

/** What moves money, once under each key. */
const SENDING = {
  effect: 'write',
  needs: 'initiate',
  staff: 'never',
  outflow: 'money',
  key: 'opens',
  makesOld: ['accounts', 'history', 'payments'],
} as const

/** What can be asked of a bank about transfers. */
export const transferCalls = {
  /** Tells how much one unit of the first currency is in the second, the bank's margin included. */
  exchangeRate: { ...LOOKING_UP, name: 'exchangeRateGet', answer: 'rate' },
  /**
   * Whether a customer with this email can be paid. Returns `{ exists: false }` without a call if
   * it can't be an email address.
   *
   * @throws {SixpenceError} `too_many_lookups`: too many addresses within an hour. Those looked up
   *   in that hour, and customers already found, can be looked up again.
   */
  checkPayee: { ...CHECKING, name: 'payeeEmailCheck', keep: 'whileShown' },
  /**
   * Compares a name with the name of who holds an account at another bank, and tells where a payee
   * of that name was paid before. It decides nothing: the payer may go on whatever it says.
   *
   * @throws {SixpenceError} `too_many_lookups`: too many accounts or names within an hour. Those of
   *   that hour can be looked up again.
   */
  checkPayeeName: { ...CHECKING, name: 'payeeNameCheck', keep: 'whileShown' },
  /**
   * Prices a transfer between two of the customer's own accounts, by what arrives or by what is to
   * leave. Nothing moves, and nothing is held: the price may differ by the time it is sent.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteOwn: { ...PRICING, name: 'betweenAccountsFeeGet' },
  /**
   * Moves money between own accounts. With `transactionId` it has moved; with `approval` it waits
   * for someone else, and nothing has moved yet.
   */
  sendOwn: { ...SENDING, name: 'betweenAccountsTransfer', permission: ['betweenAccounts'] },
  /** Prices a transfer to another customer. */
  quoteP2p: { ...PRICING, name: 'p2pFeeGet' },
  /**
   * Sends money to another customer. With `transactionId` it has moved; with `approval` it waits
   * and nothing has moved yet.
   */
  sendP2p: { ...SENDING, name: 'p2pTransfer', permission: ['p2p'] },
  /** Lists the people this customer has sent money to. */
  beneficiaries: { ...LOOKING_UP, name: 'p2pBeneficiaryList', answer: 'items' },
  /** Lists the latest transfers of every kind, one for each payee, with what fills a form again. */
  recent: {
    ...LOOKING_UP,
    name: 'recentTransferList',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /** Tells the most that can be sent now: the limits, the balance and the fee considered. */
  maxAmount: { ...LOOKING_UP, name: 'maxAmountGet', keep: 'whileShown', tags: ['accounts'] },
  /** Tells the limits of one operation, in the currency of the source account. */
  limits: { ...LOOKING_UP, name: 'limitsGet', keep: 'whileShown', tags: ['accounts'] },
  /** Lists the countries that money can be sent to, with the ways that are open to the user. */
  countries: {
    ...LOOKING_UP,
    name: 'availableTransfersGet',
    answer: 'countries',
    staleOn: ['accessChanged'],
  },
  /**
   * Lists the ways to a country that are open to the user, each with its price, its limits, when
   * money sent now arrives, and the fields of its form. Empty if there is none.
   */
  ways: {
    ...LOOKING_UP,
    name: 'availableTransfersByCountryGet',
    answer: 'ways',
    keep: 'whileShown',
    staleOn: ['accessChanged'],
  },
  /** Lists the payees that the customer keeps, of the ways that are open to the user. */
  templates: {
    ...LOOKING_UP,
    name: 'paymentTemplateList',
    answer: 'items',
    staleOn: ['accessChanged'],
  },
  /** Lists the cards that money can be paid out to, without their numbers. */
  externalCards: { ...LOOKING_UP, name: 'externalCardList', answer: 'items' },
  /**
   * Lets the number of a card be typed into a vault's frame, for a quarter of an hour. The number
   * itself never comes here.
   *
   * @throws {SixpenceError} `invalid_input` names `hostOrigin` or `heldBy` where the bank does not
   *   know the page
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
   * Adds a card that money can be paid out to, by the token that the vault has answered for its
   * number. A card that was added before is answered, and not added again.
   *
   * @throws {SixpenceError} `invalid_input` names `token`, where nothing is paid to such cards, no
   *   card begins so, or the token is over; `expires`; `holderName`
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
   * Removes a card. Payments that were made to it stay as they are.
   *
   * @throws {SixpenceError} `no_access` for what is no card of this customer, or was removed before
   */
  removeExternalCard: {
    name: 'externalCardDelete',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: ['transfers.externalCards'],
  },
  /** Lists the states of a country whose addresses name them; empty of others. */
  states: { ...LOOKING_UP, name: 'stateList', answer: 'states' },
  /** Lists the banks of a country, by the code that a form asks for. */
  banks: { ...LOOKING_UP, name: 'bankList', answer: 'items' },
  /** Lists the branches of a bank; empty for one that isn't known. */
  branches: { ...LOOKING_UP, name: 'branchCodeOptionsGet', answer: 'items' },
  /** Lists what a country asks for beside the account. */
  extraParams: { ...LOOKING_UP, name: 'extraParamsGet', answer: 'params' },
  /** Lists the banks of a country that money reaches at once. */
  instantBanks: { ...LOOKING_UP, name: 'instantBankList', answer: 'items' },
  /**
   * Tells whose a key is, so that it can be compared before money is sent to it; of one that nobody
   * has it tells that alone.
   *
   * @throws {SixpenceError} `invalid_input` for what is no key of its type; `too_many_lookups` as
   *   `checkPayee` does
   */
  instantKey: { ...CHECKING, name: 'instantKeyInfoGet', answer: 'keyInfo', keep: 'whileShown' },
  /**
   * Tells the bank of a BIC; without any fields if it isn't known.
   *
   * @throws {SixpenceError} `invalid_input` for what is no BIC.
   */
  swift: { ...LOOKING_UP, name: 'swiftGet', answer: 'bank', keep: 'whileShown' },
  /**
   * Tells the bank of an IBAN. Of one that isn't known it tells the country alone.
   *
   * @throws {SixpenceError} `invalid_input` for what is no IBAN.
   */
  iban: { ...LOOKING_UP, name: 'ibanGet', answer: 'bank', keep: 'whileShown' },
  /**
   * Prices a transfer by the payments of a country: SEPA, ACH, faster payments, or its own.
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
   * Prices a transfer to an address of a blockchain.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteCrypto: { ...PRICING, name: 'cryptoEftFeeGet' },
  /**
   * Prices a transfer that arrives at once, by the payee's key.
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
   * Sends money by the payments of a country. With `transactionId` it has left the account; with
   * `approval` it waits, and nothing has moved yet.
   */
  sendEft: { ...SENDING, name: 'eftTransfer', permission: ['eftOwn', 'eft3d'] },
  /** Sends money by wire, as `sendEft` does. */
  sendWire: { ...SENDING, name: 'wireTransfer', permission: ['wireOwn', 'wire3d'] },
  /** Sends money to an address of a blockchain, as `sendEft` does. What arrives never comes back. */
  sendCrypto: {
    ...SENDING,
    name: 'cryptoEftTransfer',
    permission: ['cryptoEftOwn', 'cryptoEft3d'],
  },
  /** Sends money at once, by the payee's key, as `sendEft` does. */
  sendInstant: { ...SENDING, name: 'instantTransfer', permission: ['instantOwn', 'instant3d'] },
  /** Sends an Interac e-Transfer, as `sendEft` does. */
  sendInterac: { ...SENDING, name: 'interacTransfer', permission: ['interacOwn', 'interac3d'] },
  /**
   * Tells what would become of an order if it were sent now, and refuses what would be refused, for
   * the same reason. Nothing moves, nothing is held or written down, and nobody is told.
   *
   * @throws {SixpenceError} As the call that sends it.
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
   * Pays money out to a card, as `sendEft` does. The card is one of `externalCards`: an order never
   * has its number.
   */
  sendOct: { ...SENDING, name: 'octTransfer', permission: ['octOwn', 'oct3d'] },
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
