import type { LoginEntry, LoginHistoryFilter } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { securityApi } from './security-api.ts'

/** What is asked for, without the page; days as `YYYY-MM-DD`. */
export type LoginHistoryQuestion = Pick<LoginHistoryFilter, 'fromDate' | 'toDate'>

/** Sign-ins, as far as they have been fetched. */
export interface LoginHistoryTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly entries: readonly LoginEntry[] | undefined
  /** How many there are on all pages. */
  readonly total: number
}

/** Who signed in as the customer, 20 at a time; days as `YYYY-MM-DD`, counted in UTC. */
export function useLoginHistory(question: LoginHistoryQuestion = {}): LoginHistoryTask {
  const query = securityApi.loginHistory.usePages(question)
  const pages = query.currentData?.pages
  const entries = useMemo(() => pages?.flatMap(page => page.entries), [pages])
  return {
    entries,
    total: pages?.at(-1)?.total ?? 0,
    ...usePagedState(query),
  }
}
