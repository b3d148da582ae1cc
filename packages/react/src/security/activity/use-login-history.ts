import type { LoginEntry, LoginHistoryFilter } from '@sixpence/core/security'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The question without the page; days as `YYYY-MM-DD`. */
export type LoginHistoryQuestion = Pick<LoginHistoryFilter, 'fromDate' | 'toDate'>

/** The sign-ins fetched so far. */
export interface LoginHistoryTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly entries: readonly LoginEntry[] | undefined
}

/** Returns the sign-ins as the customer, 20 at a time; days as `YYYY-MM-DD`, counted in UTC. */
export function useLoginHistory(question: LoginHistoryQuestion = {}): LoginHistoryTask {
  const { pages, ...state } = usePagedState(securityApi.loginHistory.usePages(question))
  const entries = useMemo(() => pages?.flatMap(page => page.entries), [pages])
  return { ...state, entries }
}
