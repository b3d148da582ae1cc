import type { Account, CardOffer } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'

/** What the bank takes for a card like this one. */
export interface CardFeesTask extends LoadState {
  /** Undefined until the bank has answered, or when it gives out no such card any more. */
  readonly fees: CardOffer['fees'] | undefined
  /** The bank has answered, and gives out no such card where the customer lives. */
  readonly isGone: boolean
}

/** The fees that hold for a card where the customer lives. */
export function useCardFees({ type }: Pick<Account, 'type'>): CardFeesTask {
  const query = cardsApi.applyInfo.useRead({})
  const offer = query.data?.cards.find(card => card.type === type)
  return { fees: offer?.fees, isGone: query.isSuccess && !offer, ...loadStateOf(query) }
}
