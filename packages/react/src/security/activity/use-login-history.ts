import type { LoginEntry, LoginHistoryFilter } from '@sixpence/core/security'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The question without the page; days as `YYYY-MM-DD`. */
export type LoginHistoryQuestion = Pick<LoginHistoryFilter, 'fromDate' | 'toDate'>

/** The sign-ins fetched so far, newest first. */
export interface LoginHistoryTask extends PagedState<readonly LoginEntry[]> {
  /** @deprecated Use `data`. */
  readonly entries: LoginHistoryTask['data']
}

/** Returns the sign-ins as the customer, 20 at a time; days as `YYYY-MM-DD`, counted in UTC. */
export function useLoginHistory(question: LoginHistoryQuestion = {}): LoginHistoryTask {
  const state = usePagedState(securityApi.loginHistory.usePages(question), 'entries')
  return { ...state, entries: state.data }
}
