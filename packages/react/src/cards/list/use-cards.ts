import { cardLists, type CardLists } from '@sixpence/core/cards'
import { useMemo } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import type { LoadState } from '../../store/index.ts'

/** The customer's cards, for a screen. Closed cards are in none of the lists. */
export interface CardsTask extends LoadState<CardLists> {
  /** @deprecated Use `data`. */
  readonly cards: CardsTask['data']
}

/** Returns the cards among the customer's accounts. */
export function useCards(): CardsTask {
  const { data: accounts, ...state } = useAccounts()
  const cards = useMemo(() => accounts && cardLists(accounts), [accounts])
  return { ...state, data: cards, cards }
}
