import {
  type ActivationData,
  type AddressReplacement,
  binOf,
  type CardApplication,
  type CardApplyInfo,
  type CardAuthorizationPage,
  type CardBinInfo,
  type CardDisplay,
  cardMethods,
  type InputOf,
  type OutputOf,
} from '@sixpence/protocol'
import { randomId, type Platform } from '../platform/index.ts'
import type { CallNamedMethod, PendingChange } from '../transport/index.ts'

/** What an action has cost. */
export type CardFee = OutputOf<typeof cardMethods.reissue>
/** Which card is replaced, and how the one in its place is sent. */
export type CardReissue = InputOf<typeof cardMethods.reissue>
/** What a bank wants to activate a card. */
export type CardActivation = InputOf<typeof cardMethods.activate>
/** A wish for a card. */
export type CardWish = InputOf<typeof cardMethods.apply>
/** A code for what is printed on a card, and the page that will hold its frame. */
export interface CardDetailsWish {
  readonly accountId: string
  readonly requestId: string
  readonly code: string
  /** The page's origin, as its browser says it. */
  readonly hostOrigin: string
  /** Of the pages that hold it, as its browser says them. */
  readonly heldBy?: readonly string[] | undefined
}
/** Which page of what shops asked, counted from 1. */
export type AuthorizationFilter = InputOf<typeof cardMethods.authorizations>

/**
 * What can be done with cards. Reached as `sixpence.cards`. The cards themselves are accounts:
 * `sixpence.accounts.list()`, sorted out by `cardLists`.
 */
export interface Cards {
  /** @throws {SixpenceError} `invalid_input` where `cardActions` says no, as all that follow. */
  pause(accountId: string): Promise<void>
  unpause(accountId: string): Promise<void>
  /** Cancels it for good. */
  block(accountId: string): Promise<void>
  /** An empty name takes the name away. */
  setAlias(accountId: string, alias: string): Promise<void>
  /**
   * A key for one wish that costs something: kept with it for as long as it is tried. However often
   * a wish is sent under its key, the bank takes the fee once and tells what was done.
   */
  newKey(): string
  /**
   * Orders another one in its place; this one works until that one is activated.
   *
   * @throws {SixpenceError} `key_reused` for a key of another wish.
   */
  reissue(order: CardReissue, key: string): Promise<CardFee>
  /** Has the one in its place sent by express. */
  upgradeShipping(accountId: string, key: string): Promise<CardFee>
  activationData(accountId: string, signal?: AbortSignal): Promise<ActivationData>
  /**
   * Answers the PIN, this once: forget it when it has been seen. Under the same key it is told
   * again for ten minutes to whoever lost the answer.
   *
   * @throws {SixpenceError} `invalid_input` names `lastDigits`; `codes_locked` when they were wrong
   *   too often today.
   */
  activate(activation: CardActivation, key: string): Promise<string>
  /** @throws {SixpenceError} `invalid_input` names `pin` or `pinRepeat` */
  changePin(accountId: string, pin: string, pinRepeat: string): Promise<void>
  /**
   * Sends the code that shows the PIN.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one
   */
  requestPin(accountId: string): Promise<PendingChange>
  /**
   * Answers the PIN: forget it when it has been seen.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  pin(accountId: string, requestId: string, code: string): Promise<string>
  /**
   * Sends the code that shows what is printed on the card.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one
   */
  requestDetails(accountId: string): Promise<PendingChange>
  /**
   * Answers what a vault shows the card by, once and within a minute. The number itself never comes
   * here.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input`
   *   names `hostOrigin` where the bank does not know the page
   */
  details(wish: CardDetailsWish): Promise<CardDisplay>
  /** Tells who issued a card, by its number: nothing but its first six digits is sent. */
  binInfo(cardNumber: string, signal?: AbortSignal): Promise<CardBinInfo>
  /** Beginnings of numbers that nothing is paid to. */
  blockedBins(signal?: AbortSignal): Promise<readonly string[]>
  /** What cards there are; for where the customer lives unless a country is named. */
  applyInfo(countryCode?: string, signal?: AbortSignal): Promise<CardApplyInfo>
  /** Answers the id to confirm it by. Nothing is paid yet. */
  apply(wish: CardWish): Promise<string>
  application(cardId: string, signal?: AbortSignal): Promise<CardApplication>
  /** Pays the fees, once however often it is asked for; answers the account that the card is. */
  confirm(cardId: string): Promise<string>
  addressReplacement(
    move: InputOf<typeof cardMethods.addressReplacement>,
    signal?: AbortSignal,
  ): Promise<AddressReplacement>
  /** For sub-accounts: what shops asked of debit cards, ten a page. */
  debitAuthorizations(
    filter?: AuthorizationFilter,
    signal?: AbortSignal,
  ): Promise<CardAuthorizationPage>
  /** What shops asked of the customer's own cards, ten a page. */
  authorizations(filter?: AuthorizationFilter, signal?: AbortSignal): Promise<CardAuthorizationPage>
}

/** Binds the calls about cards to a bank. */
export function createCards(call: CallNamedMethod, platform: Pick<Platform, 'randomBytes'>): Cards {
  return {
    ...createUse(call, platform),
    ...createPins(call),
    ...createDetails(call),
    ...createApplications(call),
    debitAuthorizations: (filter = {}, signal) =>
      call(cardMethods.debitAuthorizations, filter, { signal }),
    authorizations: (filter = {}, signal) => call(cardMethods.authorizations, filter, { signal }),
    binInfo: async (cardNumber, signal) =>
      (await call(cardMethods.binInfo, { binNumber: binOf(cardNumber) }, { signal })).binInfo,
    blockedBins: async signal => (await call(cardMethods.blockedBins, {}, { signal })).bins,
  }
}

type Use = Pick<
  Cards,
  'pause' | 'unpause' | 'block' | 'setAlias' | 'newKey' | 'reissue' | 'upgradeShipping'
>

function createUse(call: CallNamedMethod, platform: Pick<Platform, 'randomBytes'>): Use {
  return {
    async pause(accountId) {
      await call(cardMethods.pause, { accountId })
    },
    async unpause(accountId) {
      await call(cardMethods.unpause, { accountId })
    },
    async block(accountId) {
      await call(cardMethods.block, { accountId })
    },
    async setAlias(accountId, cardAliasName) {
      await call(cardMethods.setAlias, { accountId, cardAliasName })
    },
    newKey: () => randomId(platform),
    reissue: (order, key) => call(cardMethods.reissue, order, { key }),
    upgradeShipping: (accountId, key) => call(cardMethods.upgradeShipping, { accountId }, { key }),
  }
}

type Pins = Pick<Cards, 'activationData' | 'activate' | 'changePin' | 'requestPin' | 'pin'>

function createPins(call: CallNamedMethod): Pins {
  return {
    activationData: (accountId, signal) =>
      call(cardMethods.activationData, { accountId }, { signal }),
    activate: async (activation, key) =>
      (await call(cardMethods.activate, activation, { key })).pinCode,
    async changePin(accountId, pin, pinRepeat) {
      await call(cardMethods.changePin, { accountId, pin, pinRepeat })
    },
    async requestPin(accountId) {
      const { requestKey, sentTo } = await call(cardMethods.requestPin, { accountId })
      return { requestId: requestKey, sentTo }
    },
    pin: async (accountId, requestKey, code) =>
      (await call(cardMethods.pin, { accountId, requestKey, code })).pinCode,
  }
}

function createDetails(call: CallNamedMethod): Pick<Cards, 'requestDetails' | 'details'> {
  return {
    async requestDetails(accountId) {
      const { requestKey, sentTo } = await call(cardMethods.requestDetails, { accountId })
      return { requestId: requestKey, sentTo }
    },
    details: ({ requestId, heldBy, ...wish }) =>
      call(cardMethods.details, { ...wish, requestKey: requestId, heldBy: heldBy && [...heldBy] }),
  }
}

type Applications = Pick<
  Cards,
  'applyInfo' | 'apply' | 'application' | 'confirm' | 'addressReplacement'
>

function createApplications(call: CallNamedMethod): Applications {
  return {
    applyInfo: (countryCode, signal) => call(cardMethods.applyInfo, { countryCode }, { signal }),
    apply: async wish => (await call(cardMethods.apply, wish)).cardId,
    application: async (cardId, signal) =>
      (await call(cardMethods.application, { cardId }, { signal })).application,
    confirm: async cardId => (await call(cardMethods.confirm, { cardId })).accountId,
    addressReplacement: (move, signal) => call(cardMethods.addressReplacement, move, { signal }),
  }
}
