import { cards } from '@sixpence/core/cards'
import { hooksOf, type HooksOf } from '../store/index.ts'

/** What components ask about cards, and have done with them. */
export const cardsApi: HooksOf<ReturnType<typeof cards.open>, typeof cards.calls> = hooksOf(cards)
