import type { TransactionRequest } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { approvalsApi, type RequestGroup } from './approvals-api.ts'

/** Requests of one group, as far as they have been fetched. */
export interface RequestsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly requests: readonly TransactionRequest[] | undefined
}

/** The requests of the customer acted for, 50 at a time. */
export function useRequests(group: RequestGroup): RequestsTask {
  const query = approvalsApi.useListRequestsInfiniteQuery(group)
  const pages = query.currentData?.pages
  const requests = useMemo(() => pages?.flatMap(page => page.items), [pages])
  return {
    requests,
    ...usePagedState(query),
  }
}
