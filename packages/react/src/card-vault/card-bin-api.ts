import { cards } from '@sixpence/core/cards'
import { hooksOf } from '../store/index.ts'

/** What is asked about the first digits of a card. */
export const { binInfo, blockedBins } = hooksOf(cards)
