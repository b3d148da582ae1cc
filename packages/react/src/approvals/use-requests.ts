import type { TransactionRequest } from '@sixpence/core'
import { useMemo } from 'react'
import { failureOf, type Failure } from '../store/index.ts'
import { approvalsApi, type RequestGroup } from './approvals-api.ts'

/** Requests of one group, as far as they have been fetched. */
export interface RequestsTask {
  /** Newest first. Undefined until the bank has answered. */
  readonly requests: readonly TransactionRequest[] | undefined
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly failure: Failure | undefined
  /** Adds the next page. */
  readonly loadMore: () => void
  readonly retry: () => void
}

/** The requests of the customer acted for, 50 at a time. */
export function useRequests(group: RequestGroup): RequestsTask {
  const query = approvalsApi.useListRequestsInfiniteQuery(group)
  const pages = query.currentData?.pages
  const requests = useMemo(() => pages?.flatMap(page => page.items), [pages])
  return {
    requests,
    isLoading: query.isFetching && pages === undefined,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    failure: failureOf(query.error),
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
