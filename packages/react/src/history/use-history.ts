import type { Transaction } from '@sixpence/core'
import { useMemo } from 'react'
import { failureOf, type Failure } from '../store/index.ts'
import { groupByDay, type HistoryDay } from './group-by-day.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'

/** A list of what happened, as far as it has been fetched. */
export interface HistoryTask {
  /** Newest first, each row once. Undefined until the bank has answered. */
  readonly days: readonly HistoryDay[] | undefined
  readonly shown: number
  /** How many rows there are on all pages. */
  readonly total: number
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly failure: Failure | undefined
  /** Adds the next page. */
  readonly loadMore: () => void
  readonly retry: () => void
}

/** What happened on one account or on all of them, 20 rows at a time. */
export function useHistory(question: HistoryQuestion = {}): HistoryTask {
  const query = historyApi.useListHistoryInfiniteQuery(question)
  const pages = query.currentData?.pages
  const rows = useMemo(() => pages && eachOnce(pages.flatMap(page => page.transactions)), [pages])
  const days = useMemo(() => rows && groupByDay(rows), [rows])
  return {
    days,
    shown: rows?.length ?? 0,
    total: pages?.at(-1)?.total ?? 0,
    isLoading: query.isFetching && pages === undefined,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    failure: failureOf(query.error),
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

// A row that came in between two pages pushes the last row of the one into the other.
function eachOnce(transactions: readonly Transaction[]): readonly Transaction[] {
  return [...new Map(transactions.map(transaction => [transaction.id, transaction])).values()]
}
