import type { ReputationEntry, ReputationType } from '@sixpence/core'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Whose dealings are looked up, and which. */
export interface ReputationQuestion {
  readonly email: string
  /** By default all of them. */
  readonly type?: ReputationType | undefined
}

/** What came of the dealings of an address with businesses of the bank. */
export interface ReputationTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly entries: readonly ReputationEntry[] | undefined
}

/** Looks an address up; asks nothing as long as there is no question. */
export function useReputation(question: ReputationQuestion | undefined): ReputationTask {
  const { pages, ...state } = usePagedState(merchantApi.reputation.usePagesIf(question))
  return { ...state, entries: pages?.flatMap(({ items }) => items) }
}
