import { groupByDate, type HistoryDay, type HistoryPage } from '@sixpence/core'
import { useMemo } from 'react'
import { eachOnce, usePagedState, type PagedState } from '../store/index.ts'
import { historyApi, MOST_FRESH_PAGES, type HistoryQuestion } from './history-api.ts'

/** A list of what happened, as far as it has been fetched. */
export interface HistoryTask extends PagedState {
  /** Newest first, each row once. Undefined until the bank has answered. */
  readonly days: readonly HistoryDay[] | undefined
  readonly shown: number
  /** What is shown answers the question before: that to this one is on its way. */
  readonly isOutdated: boolean
  /** Something has happened since that is not shown: a long list stays as it is until asked. */
  readonly isBehind: boolean
  /** Begins again with the newest page. */
  readonly startOver: () => void
}

/**
 * What happened on one account or on all of them, 20 rows at a time. What the bank said last stays
 * until it has answered another question; a question that is not asked any more is taken back.
 */
export function useHistory(question: HistoryQuestion = {}): HistoryTask {
  const query = historyApi.list.usePages(question)
  const { pages, ...state } = usePagedState(query, { isLastKept: true })
  const rows = useMemo(
    () =>
      pages &&
      eachOnce(
        pages.flatMap(page => page.transactions),
        'id',
      ),
    [pages],
  )
  return {
    ...state,
    days: useMemo(() => rows && groupByDate(rows), [rows]),
    shown: rows?.length ?? 0,
    isBehind: useIsBehind(question, pages),
    startOver: () => void query.refetch({ refetchCachedPages: false }),
  }
}

/** Whether the newest page of a long list is another one by now. */
function useIsBehind(
  question: HistoryQuestion,
  pages: readonly HistoryPage[] | undefined,
): boolean {
  const isLong = pages !== undefined && pages.length > MOST_FRESH_PAGES
  const asked = isLong ? question : undefined
  const newest = historyApi.list.useReadIf(asked, { keep: 'whileShown' }).currentData
  const [shown] = pages ?? []
  return isLong && newest !== undefined && shown !== undefined && !isSamePage(newest, shown)
}

const isSamePage = (one: HistoryPage, other: HistoryPage) =>
  one.total === other.total &&
  one.processingCount === other.processingCount &&
  one.rejectedCount === other.rejectedCount &&
  one.transactions[0]?.id === other.transactions[0]?.id
