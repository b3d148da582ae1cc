import type { InputOf, OutputOf } from '@sixpence/protocol'
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
/** Which card is replaced, and how the one in its place is sent. */
export type CardReissue = InputOf<typeof cardMethods.reissue>
/** The input needed to activate a card. */
export type CardActivation = InputOf<typeof cardMethods.activate>
/** A card that is applied for. */
export type NewCard = InputOf<typeof cardMethods.apply>
/** Which page of what shops asked, counted from 1. */
export type AuthorizationFilter = InputOf<typeof cardMethods.authorizations>
/** A code for what is printed on a card, and the page that will hold its frame. */
export type CardDetailsRequest = Omit<InputOf<typeof cardMethods.details>, 'heldBy'> & {
  /** The origins of the pages that embed it, as the browser reports them. */
  readonly heldBy?: readonly string[] | undefined
}

/**
 * What can be done with cards. Reached as `sixpence.cards`. The cards themselves are accounts:
 * `sixpence.accounts.list()`, sorted out by `cardLists`.
 */
export interface Cards extends ClientOf<typeof cardMethods, 'binInfo' | 'details'> {
  /** A key for one attempt at something that costs a fee. Keep it for as long as it is tried. */
  newKey(): string
  /** Tells who issued a card, by its number: nothing but its first six digits is sent. */
  binInfo(input: { readonly cardNumber: string }, options?: ReadOptions): Promise<CardBinInfo>
  /**
   * Answers what a vault shows the card by, once and within a minute. The number itself never comes
   * here.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input`
   *   names `hostOrigin` where the bank does not know the page
   */
  details(request: CardDetailsRequest): Promise<CardDisplay>
}

/** The calls about cards. */
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
