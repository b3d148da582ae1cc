import type { LoginEntry } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { securityApi, type LoginHistoryQuestion } from './security-api.ts'

/** Sign-ins, as far as they have been fetched. */
export interface LoginHistoryTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly entries: readonly LoginEntry[] | undefined
  /** How many there are on all pages. */
  readonly total: number
}

/** Who signed in as the customer, 20 at a time; days as `YYYY-MM-DD`, counted in UTC. */
export function useLoginHistory(question: LoginHistoryQuestion = {}): LoginHistoryTask {
  const query = securityApi.useListLoginHistoryInfiniteQuery(question)
  const pages = query.currentData?.pages
  const entries = useMemo(() => pages?.flatMap(page => page.entries), [pages])
  return {
    entries,
    total: pages?.at(-1)?.total ?? 0,
    ...usePagedState(query),
  }
}
