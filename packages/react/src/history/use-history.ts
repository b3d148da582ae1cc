import { groupByDate, type HistoryDay, type HistoryPage } from '@sixpence/core/history'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { historyApi, MOST_FRESH_PAGES, type HistoryQuestion } from './history-api.ts'

/** The transactions fetched so far, newest first, without duplicates. */
export interface HistoryTask extends PagedState<readonly HistoryDay[]> {
  /** @deprecated Use `data`. */
  readonly days: HistoryTask['data']
  readonly shown: number
  /** True while the rows shown are for the previous question and the new ones are loading. */
  readonly isOutdated: boolean
  /** True if there are newer rows that aren't shown. A long list stays as it is until the user asks. */
  readonly isBehind: boolean
  /** Starts again from the newest page. */
  readonly startOver: () => void
}

/**
 * Returns the transactions of one or all accounts, 20 rows at a time. Keeps the last result until a
 * new question has its own, and cancels requests that are no longer needed.
 */
export function useHistory(question: HistoryQuestion = {}): HistoryTask {
  const query = historyApi.list.usePages(question)
  const {
    pages,
    data: rows,
    ...state
  } = usePagedState(query, 'transactions', {
    once: 'id',
    isLastKept: true,
  })
  const days = useMemo(() => rows && groupByDate(rows), [rows])
  return {
    ...state,
    data: days,
    days,
    shown: rows?.length ?? 0,
    isBehind: useIsBehind(question, pages),
    startOver: () => void query.refetch({ refetchCachedPages: false }),
  }
}

/** Returns true if the newest page of a long list has changed. */
function useIsBehind(
  question: HistoryQuestion,
  pages: readonly HistoryPage[] | undefined,
): boolean {
  const isLong = pages !== undefined && pages.length > MOST_FRESH_PAGES
  const requested = isLong ? question : undefined
  const newest = historyApi.list.useReadIf(requested, { keep: 'whileShown' }).currentData
  const [shown] = pages ?? []
  return isLong && newest !== undefined && shown !== undefined && !isSamePage(newest, shown)
}

const isSamePage = (one: HistoryPage, other: HistoryPage) =>
  one.total === other.total &&
  one.processingCount === other.processingCount &&
  one.rejectedCount === other.rejectedCount &&
  one.transactions[0]?.id === other.transactions[0]?.id
