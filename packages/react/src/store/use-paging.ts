import { useEffect, useState } from 'react'
import type { AnsweredPages } from './answered.ts'

/** The way to more of a list. */
export interface Paging {
  readonly hasMore: boolean
  /** True if the next page is on its way, or waits until what is shown has been refreshed. */
  readonly isLoadingMore: boolean
  /** True if the last failure was the next page: what is shown is as new as before. */
  readonly isMoreFailed: boolean
  /** Adds the next page, once however often it is called meanwhile. */
  readonly loadMore: () => void
  /** Repeats the request that failed: for the next page, or for what is shown. */
  readonly refetch: () => void
}

/**
 * Reads the way to more from an endpoint hook. A next page requested while the list is refreshed
 * comes after that: requested at once it would be dropped. A failed refresh is repeated before the
 * next page, which would hide that the list is old. A refresh that fails cancels the request for
 * the next page, and shows why.
 */
export function usePaging(query: AnsweredPages<unknown>): Paging {
  const { originalArgs, isFetching, isError, hasNextPage, isFetchingNextPage } = query
  const [wish, setWish] = useState<{ readonly of: unknown }>()
  const isWaiting = wish !== undefined && wish.of === originalArgs
  useEffect(() => {
    if (!isWaiting || isFetching) return
    setWish(undefined)
    if (!isError) query.fetchNextPage()
    // `refetch` is a new function after each answer, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, isFetching])
  const isOld = isError && !query.isFetchNextPageError
  const loadMore = () => {
    if (isFetchingNextPage) return
    if (isOld) query.refetch()
    if (isOld || isFetching) setWish({ of: originalArgs })
    else query.fetchNextPage()
  }
  return {
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage || (isWaiting && isFetching),
    isMoreFailed: query.isFetchNextPageError,
    loadMore,
    refetch: query.isFetchNextPageError ? loadMore : () => void query.refetch(),
  }
}
