import type { ReputationEntry, ReputationType } from '@sixpence/core/merchant'
import { usePagedState, type PagedState } from '../store/index.ts'
import { reputationApi } from './reputation-api.ts'

/** The email address and kind of dealings to look up. */
export interface ReputationQuestion {
  readonly email: string
  /** Default: all kinds. */
  readonly type?: ReputationType | undefined
}

/** The reputation of an email address among businesses of the bank. */
export interface ReputationTask extends PagedState {
  /** Newest first. Undefined until loaded. */
  readonly entries: readonly ReputationEntry[] | undefined
}

/** Returns the reputation of an email address. Without a question it requests nothing. */
export function useReputation(question: ReputationQuestion | undefined): ReputationTask {
  const { pages, ...state } = usePagedState(reputationApi.reputation.usePagesIf(question))
  return { ...state, entries: pages?.flatMap(({ items }) => items) }
}
