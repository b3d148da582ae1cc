import type { Statement } from '@sixpence/core/statements'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { statementsApi } from './statements-api.ts'

/** The months of an account that were fetched so far. */
export interface StatementsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly statements: readonly Statement[] | undefined
}

/** Returns the months of one account, a year at a time, back to its opening. */
export function useStatements(accountId: string): StatementsTask {
  const { pages, ...state } = usePagedState(statementsApi.list.usePages({ accountId }))
  const statements = useMemo(() => pages?.flatMap(page => page.statements), [pages])
  return { ...state, statements }
}
