import { cardLists, type CardLists } from '@sixpence/core/cards'
import { useMemo } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import type { LoadState } from '../../store/index.ts'

/** The customer's cards, for a screen. */
export interface CardsTask extends LoadState {
  /** Undefined until loaded. Closed cards are in none of the lists. */
  readonly cards: CardLists | undefined
}

/** Returns the cards among the customer's accounts. */
export function useCards(): CardsTask {
  const { accounts, isLoading, failure, retry, asOf, isRefreshing } = useAccounts()
  const cards = useMemo(() => accounts && cardLists(accounts), [accounts])
  return { cards, isLoading, failure, retry, asOf, isRefreshing }
}
