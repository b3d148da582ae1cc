import type { CardOffer } from '@sixpence/protocol/cards'

/** The chosen properties of a card; anything left out stays as it is. */
export type CardChoice = Partial<Pick<CardOffer, 'cardIsVirtual' | 'currencyCode'>>

/**
 * Returns the offer closest to a choice: of the chosen kind, in the chosen currency, else the first
 * of that kind. Without a choice, keeps the present one; undefined if there are no offers.
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
