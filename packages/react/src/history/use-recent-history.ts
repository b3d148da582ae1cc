import { useMemo } from 'react'
import { failureOf, type Failure } from '../store/index.ts'
import { groupByDay, type HistoryDay } from './group-by-day.ts'
import { historyApi } from './history-api.ts'

const SHOWN = 8

/** The latest of what happened, for a first look. */
export interface RecentHistoryTask {
  /** Undefined until the bank has answered. */
  readonly days: readonly HistoryDay[] | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The latest rows on all accounts; fees are left out, they belong to the payment above them. */
export function useRecentHistory(): RecentHistoryTask {
  const { data, error, isFetching, refetch } = historyApi.useListRecentHistoryQuery()
  const rows = data?.transactions
  const days = useMemo(() => rows && groupByDay(rows.slice(0, SHOWN)), [rows])
  return {
    days,
    isLoading: isFetching && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  }
}
