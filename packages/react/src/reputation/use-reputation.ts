import type { ReputationEntry, ReputationType } from '@sixpence/core/merchant'
import { usePagedState, type PagedState } from '../store/index.ts'
import { reputationApi } from './reputation-api.ts'

/** The email address and kind of dealings to look up. */
export interface ReputationQuestion {
  readonly email: string
  /** Default: all kinds. */
  readonly type?: ReputationType | undefined
}

/** The reputation of an email address among businesses of the bank, newest first. */
export interface ReputationTask extends PagedState<readonly ReputationEntry[]> {
  /** @deprecated Use `data`. */
  readonly entries: ReputationTask['data']
}

/** Returns the reputation of an email address. Without a question it requests nothing. */
export function useReputation(question: ReputationQuestion | undefined): ReputationTask {
  const state = usePagedState(reputationApi.reputation.usePagesIf(question), 'items')
  return { ...state, entries: state.data }
}
