import type { Statement } from '@sixpence/core/statements'
import { usePagedState, type PagedState } from '../store/index.ts'
import { statementsApi } from './statements-api.ts'

/** The months of an account that were fetched so far, newest first. */
export interface StatementsTask extends PagedState<readonly Statement[]> {
  /** @deprecated Use `data`. */
  readonly statements: StatementsTask['data']
}

/** Returns the months of one account, a year at a time, back to its opening. */
export function useStatements(accountId: string): StatementsTask {
  const state = usePagedState(statementsApi.list.usePages({ accountId }), 'statements')
  return { ...state, statements: state.data }
}
