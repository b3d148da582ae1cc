import type { Calls } from '../call.ts'

// Cards are accounts, and what is done with them shows in the history.
const CARD = ['cards', 'accounts', 'history'] as const

/** What can be asked of a bank about cards. */
export const cardCalls = {
  /** Tells what activating a card costs, and what the bank wants to know for it. */
  activationData: {
    name: 'cardActivationDataGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Activates a card that has arrived. Returns its PIN once: forget it once it has been seen. Under
   * the same key it is returned again for ten minutes, in case the answer was lost.
   *
   * @throws {SixpenceError} `invalid_input` names `lastDigits`; `codes_locked` when they were wrong
   *   too often today.
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
   * Chooses another PIN.
   *
   * @throws {SixpenceError} `invalid_input` names `pin` or `pinRepeat`
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
   * Sends the code that shows the PIN.
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
   * Answers the PIN: forget it when it has been seen.
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
   * Pauses a card: it pays nothing until it is let go on.
   *
   * @throws {SixpenceError} `invalid_input` where `cardActions` says no; so do the other actions.
   */
  pause: {
    name: 'cardPause',
    effect: 'write',
    needs: 'initiate',
    staff: 'helps',
    staffAct: 'cardPaused',
    makesOld: CARD,
  },
  /** Lets a paused card pay again. */
  unpause: {
    name: 'cardUnpause',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: CARD,
  },
  /** Cancels a card for good. What is on it stays the customer's. */
  block: {
    name: 'cardBlock',
    effect: 'write',
    needs: 'initiate',
    staff: 'helps',
    staffAct: 'cardBlocked',
    makesOld: CARD,
  },
  /** Names a card as its owner calls it; an empty name takes the name away. */
  setAlias: {
    name: 'cardAliasSet',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: CARD,
  },
  /**
   * Orders another card in the place of this one, for a fee. This one works until the other is
   * activated.
   *
   * @throws {SixpenceError} `key_reused` for a key of another order.
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
  /** Has the card that was ordered in the place of another sent by express, for a fee. */
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
  /** Tells which cards there are for someone who lives in a country, and what they cost. */
  applyInfo: { name: 'cardApplyInfoGet', effect: 'read', needs: 'read', staff: 'sees' },
  /** Applies for a card. Nothing is paid and nothing is made before it is confirmed. */
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
  /** Tells of an application that waits to be confirmed. */
  application: {
    name: 'cardApplicationGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'application',
    keep: 'whileShown',
  },
  /** Confirms an application: its fees are paid, and the card is made. */
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
  /** Tells what becomes of the cards of someone who moves to another country. */
  addressReplacement: {
    name: 'addressReplacementCompatibilityGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /** Lists what shops asked of debit cards, newest first. For sub-accounts, which settle elsewhere. */
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
   * Lists what shops asked of the customer's own cards, newest first. `accountId` names a card, or
   * the account that cards settle on.
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
  /** Tells of a card by the first six digits of its number. */
  binInfo: {
    name: 'cardBinInfoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'binInfo',
  },
  /** Lists the beginnings of numbers of cards that nothing is paid to. */
  blockedBins: {
    name: 'cardBinBlacklistGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'bins',
  },
  /**
   * Sends the code that shows what is printed on the card.
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
   * Answers what a vault shows the card by, once and within a minute. The number itself never comes
   * here.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input`
   *   names `hostOrigin` where the bank does not know the page
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
