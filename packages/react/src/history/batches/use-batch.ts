import type { Batch, BatchPayment } from '@sixpence/core'
import { failureOf, type Failure } from '../../store/index.ts'
import { batchesApi } from './batches-api.ts'

/** A batch and its payments, as far as they have been fetched. */
export interface BatchTask {
  /** Undefined until the bank has answered. */
  readonly batch: Batch | undefined
  /** In the order of the file. */
  readonly payments: readonly BatchPayment[]
  /** How many there are on all pages. */
  readonly total: number
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly failure: Failure | undefined
  /** Adds the next page of payments. */
  readonly loadMore: () => void
  readonly retry: () => void
}

/** One batch, with its payments 20 at a time. */
export function useBatch(id: string): BatchTask {
  const query = batchesApi.useReadBatchInfiniteQuery(id)
  const pages = query.currentData?.pages
  return {
    batch: pages?.at(-1)?.batch,
    payments: pages?.flatMap(page => page.payments) ?? [],
    total: pages?.at(-1)?.total ?? 0,
    isLoading: query.isFetching && pages === undefined,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    failure: failureOf(query.error),
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
