import { accounts } from '@sixpence/core/accounts'
import { cards } from '@sixpence/core/cards'
import { hooksOf } from '../store/index.ts'

/** What components ask about cards, and have done with them. */
export const cardsApi = hooksOf(cards)

/** Moving to another address, which ends cards. */
export const { createAddress } = hooksOf(accounts)
