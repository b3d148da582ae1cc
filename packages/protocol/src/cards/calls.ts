import type { Calls } from '../call.ts'

// Cards are accounts, and actions on them appear in the history.
const CARD = ['cards', 'accounts', 'history'] as const

/** The bank's calls about cards. */
export const cardCalls = {
  /** Returns the fees for activating a card, and the extra information that the bank requires. */
  activationData: {
    name: 'cardActivationDataGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Activates a card that has arrived. Returns its PIN once; don't keep it after showing it.
   * Repeating the call under the same key returns it again for ten minutes, in case the answer was
   * lost.
   *
   * @throws {SixpenceError} `invalid_input` for `lastDigits`; `codes_locked` if they were wrong too
   *   often today
   */
  activate: {
    name: 'cardActivate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'pinCode',
    once: ['accountId'],
    makesOld: CARD,
  },
  /**
   * Changes the PIN.
   *
   * @throws {SixpenceError} `invalid_input` for `pin` or `pinRepeat`
   */
  changePin: {
    name: 'cardPinChange',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    staffAct: 'cardSecrets',
    makesOld: [],
  },
  /**
   * Sends the code for showing the PIN.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one
   */
  requestPin: {
    name: 'cardPinShow',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    staffAct: 'cardSecrets',
    makesOld: [],
  },
  /**
   * Returns the PIN; don't keep it after showing it.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  pin: {
    name: 'cardPinGet',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    staffAct: 'cardSecrets',
    answer: 'pinCode',
    makesOld: [],
  },
  /**
   * Pauses a card: it can't pay until `unpause`.
   *
   * @throws {SixpenceError} `invalid_input` if `cardActions` refuses it; the same goes for the
   *   other actions
   */
  pause: {
    name: 'cardPause',
    effect: 'write',
    needs: 'initiate',
    staff: 'helps',
    staffAct: 'cardPaused',
    makesOld: CARD,
  },
  /** Resumes a paused card. */
  unpause: {
    name: 'cardUnpause',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: CARD,
  },
  /** Cancels a card for good. Its balance still belongs to the customer. */
  block: {
    name: 'cardBlock',
    effect: 'write',
    needs: 'initiate',
    staff: 'helps',
    staffAct: 'cardBlocked',
    makesOld: CARD,
  },
  /** Sets the owner's own name for a card. An empty name removes it. */
  setAlias: {
    name: 'cardAliasSet',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: CARD,
  },
  /**
   * Orders a replacement for a card, for a fee. The card works until the replacement is activated.
   *
   * @throws {SixpenceError} `key_reused` if the key belongs to another order
   */
  reissue: {
    name: 'cardReissue',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    outflow: 'money',
    subAccount: 'never',
    once: 'all',
    makesOld: CARD,
  },
  /** Upgrades the delivery of an ordered replacement to express, for a fee. */
  upgradeShipping: {
    name: 'cardReissueShippingUpgrade',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    outflow: 'money',
    subAccount: 'never',
    once: 'all',
    makesOld: CARD,
  },
  /** Returns the cards available to residents of a country, and their fees. */
  applyInfo: { name: 'cardApplyInfoGet', effect: 'read', needs: 'read', staff: 'sees' },
  /** Applies for a card. Nothing is charged or produced until `confirm`. */
  apply: {
    name: 'cardApply',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    outflow: 'card',
    subAccount: 'never',
    answer: 'cardId',
    makesOld: CARD,
  },
  /** Returns an application that hasn't been confirmed yet. */
  application: {
    name: 'cardApplicationGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'application',
    keep: 'whileShown',
  },
  /** Confirms an application: charges its fees and orders the card. */
  confirm: {
    name: 'cardConfirm',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    outflow: 'card',
    subAccount: 'never',
    answer: 'accountId',
    makesOld: CARD,
  },
  /** Returns what happens to the customer's cards after a move to another country. */
  addressReplacement: {
    name: 'addressReplacementCompatibilityGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Lists the authorisations of debit cards, newest first. Only for sub-accounts, which settle
   * elsewhere.
   */
  debitAuthorizations: {
    name: 'debitCardAuthorizationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    subAccount: 'only',
    pages: 'items',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Lists the authorisations of the customer's own cards, newest first. `accountId` is a card, or
   * the account on which cards settle.
   */
  authorizations: {
    name: 'currentAccountAuthorizationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
    pages: 'items',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /** Returns the issuer and kind of a card by the first six digits of its number. */
  binInfo: {
    name: 'cardBinInfoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'binInfo',
  },
  /** Lists the first digits of card numbers to which nothing can be paid. */
  blockedBins: {
    name: 'cardBinBlacklistGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'bins',
  },
  /**
   * Sends the code for showing the card's printed details.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one
   */
  requestDetails: {
    name: 'cardDetailsShow',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    staffAct: 'cardSecrets',
    makesOld: [],
  },
  /**
   * Returns a token with which a vault shows the card, once and within one minute. The card number
   * itself is never returned.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input` for
   *   `hostOrigin` if the bank doesn't know the page
   */
  details: {
    name: 'cardDetailsOpen',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    staffAct: 'cardSecrets',
    makesOld: [],
  },
} as const satisfies Calls
