import type { NotificationCounts } from '@sixpence/core'
import { freshnessOf, loadStateOf, type Freshness, type LoadState } from '../store/index.ts'
import { approvalsApi } from './approvals-api.ts'

/** How much the user's attention is wanted for. */
export interface RequestCountsTask extends LoadState, Freshness {
  /** Undefined until the bank has answered. */
  readonly counts: NotificationCounts | undefined
}

/** How much waits for the user, of requests, batches and news; it follows the bank's notices. */
export function useRequestCounts(): RequestCountsTask {
  const query = approvalsApi.waitingCounts.useRead()
  return { counts: query.data, ...freshnessOf(query), ...loadStateOf(query) }
}
