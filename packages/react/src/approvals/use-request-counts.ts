import type { RequestCount } from '@sixpence/core'
import { freshnessOf, loadStateOf, type Freshness, type LoadState } from '../store/index.ts'
import { approvalsApi } from './approvals-api.ts'

/** How much waits for the user's decision. */
export interface RequestCountsTask extends LoadState, Freshness {
  /** Those above 0, ordered by operation. Undefined until the bank has answered. */
  readonly counts: readonly RequestCount[] | undefined
}

/** How many requests wait for the user, by operation; they follow the bank's notices. */
export function useRequestCounts(): RequestCountsTask {
  const query = approvalsApi.waitingCounts.useRead()
  return { counts: query.data, ...freshnessOf(query), ...loadStateOf(query) }
}
