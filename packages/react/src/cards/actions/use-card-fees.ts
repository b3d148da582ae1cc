import type { Account } from '@sixpence/core/accounts'
import type { CardOffer } from '@sixpence/core/cards'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'

/** The bank's fees for a type of card. */
export interface CardFeesTask extends LoadState<CardOffer['fees']> {
  /** @deprecated Use `data`. */
  readonly fees: CardFeesTask['data']
  /** True if the bank doesn't offer this card where the customer lives. */
  readonly isGone: boolean
}

/** Returns the current fees for a card where the customer lives. */
export function useCardFees({ type }: Pick<Account, 'type'>): CardFeesTask {
  const query = cardsApi.applyInfo.useRead({})
  const offer = query.data?.cards.find(card => card.type === type)
  const fees = offer?.fees
  return { ...loadStateOf(query), data: fees, fees, isGone: query.isSuccess && !offer }
}
