import type { NotificationCounts } from '@sixpence/core/approvals'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { approvalsApi } from './approvals-api.ts'

/** The number of things that wait for the user. */
export interface RequestCountsTask extends LoadState<NotificationCounts> {
  /** @deprecated Use `data`. */
  readonly counts: RequestCountsTask['data']
}

/**
 * Counts the requests, batches and announcements that wait for the user. Updates when the bank
 * reports a change.
 */
export function useRequestCounts(): RequestCountsTask {
  const query = approvalsApi.waitingCounts.useRead()
  return { counts: query.data, ...loadStateOf(query) }
}
