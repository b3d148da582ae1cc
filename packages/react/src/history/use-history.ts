import { skipToken } from '@reduxjs/toolkit/query'
import { groupByDate, type HistoryDay, type HistoryPage } from '@sixpence/core'
import { useEffect, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import {
  isCancelled,
  answerOnShow,
  eachOnce,
  failureOf,
  freshnessOf,
  usePaging,
  type BankReduxStore,
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
  useTakingBack(question)
  const query = historyApi.useListHistoryInfiniteQuery(question)
  const wasTakenBack = isCancelled(query.error)
  useAskingAgain(query, wasTakenBack)
  const failure = wasTakenBack ? undefined : failureOf(query.error)
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
  const newest = historyApi.usePeekHistoryQuery(isLong ? question : skipToken).currentData
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

/** Ends the request of the question before, which nobody waits for. */
function useTakingBack(question: HistoryQuestion): void {
  const dispatch = useDispatch<BankReduxStore['dispatch']>()
  const before = useRef(question)
  const asked = JSON.stringify(question)
  useEffect(() => {
    if (JSON.stringify(before.current) === asked) return
    dispatch(historyApi.util.getRunningQueryThunk('listHistory', before.current))?.abort()
    before.current = JSON.parse(asked) as HistoryQuestion // it was one before it was a text
  }, [asked, dispatch])
}

/** Whoever still waits for what somebody else has taken back, or waits for it anew, asks again. */
function useAskingAgain(
  { isFetching, refetch }: { isFetching: boolean; refetch: () => unknown },
  wasTakenBack: boolean,
): void {
  const isOwed = wasTakenBack && !isFetching
  useEffect(() => {
    if (isOwed) refetch()
    // What it calls is made anew with each answer, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOwed])
}
