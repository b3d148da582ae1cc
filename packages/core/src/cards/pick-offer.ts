import type { CardOffer } from '@sixpence/protocol/cards'

/** What is chosen of a card; what is left open stays as it is. */
export type CardChoice = Partial<Pick<CardOffer, 'cardIsVirtual' | 'currencyCode'>>

/**
 * The offer that comes closest to a choice: the kind of card that was chosen, in the currency that
 * was, else in the first there is of the kind. Without one it stays as it is; undefined where
 * nothing is offered.
 */
export function pickOffer<Offer extends Pick<CardOffer, 'cardIsVirtual' | 'currencyCode'>>(
  offers: readonly Offer[],
  present: Offer | undefined,
  choice: CardChoice = {},
): Offer | undefined {
  const { cardIsVirtual, currencyCode } = { ...(present ?? offers[0]), ...choice }
  const ofKind = offers.filter(offer => offer.cardIsVirtual === cardIsVirtual)
  return ofKind.find(offer => offer.currencyCode === currencyCode) ?? ofKind[0]
}
