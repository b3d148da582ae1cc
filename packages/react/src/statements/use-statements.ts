import type { Statement } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { statementsApi } from './statements-api.ts'

/** The months of an account, as far as they have been fetched. */
export interface StatementsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly statements: readonly Statement[] | undefined
  /** How many months there are on all pages. */
  readonly total: number
}

/** The months of one account, a year at a time, back to its opening. */
export function useStatements(accountId: string): StatementsTask {
  const query = statementsApi.list.usePages({ accountId })
  const pages = query.currentData?.pages
  const statements = useMemo(() => pages?.flatMap(page => page.statements), [pages])
  return {
    ...usePagedState(query),
    statements,
    total: pages?.at(-1)?.total ?? 0,
  }
}
