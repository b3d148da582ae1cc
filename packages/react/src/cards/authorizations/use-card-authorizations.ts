import type { CardAuthorization } from '@sixpence/core/cards'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'

/** Selects the payments of a card, of the account on which cards settle, or of all debit cards. */
export type AuthorizationQuestion =
  | { readonly of: 'account'; readonly accountId: string }
  | { readonly of: 'debitCards' }

/** The card payments fetched so far, newest first, without duplicates. */
export interface CardAuthorizationsTask extends PagedState<readonly CardAuthorization[]> {
  /** @deprecated Use `data`. */
  readonly items: CardAuthorizationsTask['data']
}

/**
 * Card payments requested by shops, ten at a time.
 *
 * @param question `debitCards` is only for sub-accounts: the bank refuses it to others.
 */
export function useCardAuthorizations(question: AuthorizationQuestion): CardAuthorizationsTask {
  const state = usePagedState(useQuestion(question), 'items', { once: 'id' })
  return { ...state, items: state.data }
}

function useQuestion(question: AuthorizationQuestion) {
  const { authorizations, debitAuthorizations } = cardsApi
  const accountId = question.of === 'account' ? question.accountId : undefined
  const own = authorizations.usePagesIf(accountId === undefined ? undefined : { accountId })
  const debit = debitAuthorizations.usePagesIf(accountId === undefined ? {} : undefined)
  return accountId === undefined ? debit : own
}
