import { accounts } from '@sixpence/core/accounts'
import { cards } from '@sixpence/core/cards'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and changing cards. */
export const cardsApi = hooksOf(cards)

/** Saves a new address, which may cancel cards. */
export const { createAddress } = hooksOf(accounts)
