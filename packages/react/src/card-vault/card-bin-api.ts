import { cards } from '@sixpence/core/cards'
import { hooksOf } from '../store/index.ts'

/** The hooks for looking up the first digits of a card. */
export const { binInfo, blockedBins } = hooksOf(cards)
