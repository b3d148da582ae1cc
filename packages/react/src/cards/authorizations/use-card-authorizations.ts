import type { CardAuthorization } from '@sixpence/core/cards'
import { useMemo } from 'react'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'

/** Selects the payments of a card, of the account on which cards settle, or of all debit cards. */
export type AuthorizationQuestion =
  | { readonly of: 'account'; readonly accountId: string }
  | { readonly of: 'debitCards' }

/** The card payments fetched so far. */
export interface CardAuthorizationsTask extends PagedState {
  /** Newest first, without duplicates. Undefined until loaded. */
  readonly items: readonly CardAuthorization[] | undefined
}

/**
 * Card payments requested by shops, ten at a time.
 *
 * @param question `debitCards` is only for sub-accounts: the bank refuses it to others.
 */
export function useCardAuthorizations(question: AuthorizationQuestion): CardAuthorizationsTask {
  const { pages, ...state } = usePagedState(useQuestion(question))
  const items = useMemo(
    () =>
      pages &&
      eachOnce(
        pages.flatMap(page => page.items),
        'id',
      ),
    [pages],
  )
  return { ...state, items }
}

function useQuestion(question: AuthorizationQuestion) {
  const { authorizations, debitAuthorizations } = cardsApi
  const accountId = question.of === 'account' ? question.accountId : undefined
  const own = authorizations.usePagesIf(accountId === undefined ? undefined : { accountId })
  const debit = debitAuthorizations.usePagesIf(accountId === undefined ? {} : undefined)
  return accountId === undefined ? debit : own
}
