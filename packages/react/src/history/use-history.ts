import { groupByDate, type HistoryDay, type HistoryPage } from '@sixpence/core'
import { useMemo } from 'react'
import {
  answerOnShow,
  eachOnce,
  failureOf,
  freshnessOf,
  usePaging,
  type Failure,
  type Freshness,
  type Paging,
} from '../store/index.ts'
import { historyApi, MOST_FRESH_PAGES, type HistoryQuestion } from './history-api.ts'

/** A list of what happened, as far as it has been fetched. */
export interface HistoryTask extends Freshness, Paging {
  /** Newest first, each row once. Undefined until the bank has answered. */
  readonly days: readonly HistoryDay[] | undefined
  readonly shown: number
  /** How many rows there are on all pages. */
  readonly total: number
  readonly isLoading: boolean
  /** What is shown answers the question before: that to this one is on its way. */
  readonly isOutdated: boolean
  /** Something has happened since that is not shown: a long list stays as it is until asked. */
  readonly isBehind: boolean
  readonly failure: Failure | undefined
  /** Begins again with the newest page. */
  readonly startOver: () => void
}

/**
 * What happened on one account or on all of them, 20 rows at a time. What the bank said last stays
 * until it has answered another question; a question that is not asked any more is taken back.
 */
export function useHistory(question: HistoryQuestion = {}): HistoryTask {
  const query = historyApi.list.usePages(question)
  const failure = failureOf(query.error)
  const pages = answerOnShow(query, failure)?.pages
  return {
    ...useRows(pages),
    ...waitOf(query, { hasPages: pages !== undefined, failure }),
    isRefreshing: pages !== undefined && query.isFetching && !query.isFetchingNextPage,
    asOf: freshnessOf({ ...query, data: query.currentData }).asOf,
    ...usePaging(query),
    isBehind: useIsBehind(question, pages),
    failure,
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

/** The rows of all pages under their days, and how many they are. */
function useRows(pages: readonly HistoryPage[] | undefined) {
  const rows = useMemo(() => pages && eachOnce(pages.flatMap(page => page.transactions)), [pages])
  const days = useMemo(() => rows && groupByDate(rows), [rows])
  return { days, shown: rows?.length ?? 0, total: pages?.at(-1)?.total ?? 0 }
}

interface Asked {
  readonly currentData?: unknown
  readonly isFetching: boolean
}

function waitOf(
  { currentData, isFetching }: Asked,
  { hasPages, failure }: { hasPages: boolean; failure: Failure | undefined },
): Pick<HistoryTask, 'isLoading' | 'isOutdated'> {
  return {
    isLoading: !hasPages && (failure === undefined || isFetching),
    isOutdated: hasPages && currentData === undefined,
  }
}
