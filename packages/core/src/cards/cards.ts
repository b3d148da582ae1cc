import type { InputOf, OutputOf } from '@sixpence/protocol/method'
import {
  binOf,
  type CardBinInfo,
  cardCalls,
  type CardDisplay,
  cardMethods,
} from '@sixpence/protocol/cards'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { randomId } from '../platform/index.ts'

/** The fee charged for an action. */
export type CardFee = OutputOf<typeof cardMethods.reissue>
/** The card to replace, and how its replacement is sent. */
export type CardReissue = InputOf<typeof cardMethods.reissue>
/** The input needed to activate a card. */
export type CardActivation = InputOf<typeof cardMethods.activate>
/** An application for a card. */
export type NewCard = InputOf<typeof cardMethods.apply>
/** The page of authorizations requested by shops, from 1. */
export type AuthorizationFilter = InputOf<typeof cardMethods.authorizations>
/** A code for the details printed on a card, and the page that will embed its frame. */
export type CardDetailsRequest = Omit<InputOf<typeof cardMethods.details>, 'heldBy'> & {
  /** The origins of the pages that embed it, as the browser reports them. */
  readonly heldBy?: readonly string[] | undefined
}

/**
 * Everything about cards. Available as `sixpence.cards`. The cards themselves are accounts: use
 * `sixpence.accounts.list()` with `cardLists`.
 */
export interface Cards extends ClientOf<typeof cardMethods, 'binInfo' | 'details'> {
  /** Returns a key for one attempt at something with a fee. Keep it for all retries. */
  newKey(): string
  /** Looks up the issuer of a card by its number. Sends only the first six digits. */
  binInfo(input: { readonly cardNumber: string }, options?: ReadOptions): Promise<CardBinInfo>
  /**
   * Returns what a vault needs to show the card, once and within a minute. The card number itself
   * never passes through here.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input`
   *   names `hostOrigin` if the bank doesn't know the page
   */
  details(request: CardDetailsRequest): Promise<CardDisplay>
}

/** Calls about cards. */
export const cards: Domain<Cards, typeof cardCalls> = {
  name: 'cards',
  calls: cardCalls,
  open(bank) {
    const client = clientOf(bank, cardMethods)
    return {
      ...client,
      newKey: () => randomId(bank.platform),
      binInfo: ({ cardNumber }, options) =>
        client.binInfo({ binNumber: binOf(cardNumber) }, options),
      details: ({ heldBy, ...request }) =>
        client.details({ ...request, heldBy: heldBy && [...heldBy] }),
    }
  },
}
