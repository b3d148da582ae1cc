import type { Batch, BatchFilter } from '@sixpence/core'
import {
  answerOnShow,
  eachOnce,
  failureOf,
  freshnessOf,
  usePaging,
  type Failure,
  type Freshness,
  type Paging,
} from '../../store/index.ts'
import { historyApi } from '../history-api.ts'

/** What is asked for, without the page. */
export type BatchQuestion = Omit<BatchFilter, 'pageNumber'>

/** A list of batches, as far as it has been fetched. */
export interface BatchesTask extends Freshness, Paging {
  /** Newest first, each once. Undefined until the bank has answered. */
  readonly batches: readonly Batch[] | undefined
  /** How many there are on all pages. */
  readonly total: number
  readonly isLoading: boolean
  /** What is shown answers the question before: that to this one is on its way. */
  readonly isOutdated: boolean
  readonly failure: Failure | undefined
}

/**
 * The customer's batches, 20 at a time. What the bank said last stays until it has answered another
 * question.
 */
export function useBatches(question: BatchQuestion = {}): BatchesTask {
  const query = historyApi.batches.usePages(question)
  const failure = failureOf(query.error)
  const pages = answerOnShow(query, failure)?.pages
  return {
    batches: pages && eachOnce(pages.flatMap(page => page.batches)),
    total: pages?.at(-1)?.total ?? 0,
    isLoading: query.isFetching && pages === undefined,
    isOutdated: pages !== undefined && query.currentData === undefined,
    ...freshnessOf({ ...query, data: query.currentData }),
    ...usePaging(query),
    failure,
  }
}
