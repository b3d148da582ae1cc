import type { Batch, BatchFilter } from '@sixpence/core'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { historyApi } from '../history-api.ts'

/** What is asked for, without the page. */
export type BatchQuestion = Omit<BatchFilter, 'pageNumber'>

/** A list of batches, as far as it has been fetched. */
export interface BatchesTask extends PagedState {
  /** Newest first, each once. Undefined until the bank has answered. */
  readonly batches: readonly Batch[] | undefined
  /** What is shown answers the question before: that to this one is on its way. */
  readonly isOutdated: boolean
}

/**
 * The customer's batches, 20 at a time. What the bank said last stays until it has answered another
 * question.
 */
export function useBatches(question: BatchQuestion = {}): BatchesTask {
  const query = historyApi.batches.usePages(question)
  const { pages, ...state } = usePagedState(query, { isLastKept: true })
  return {
    ...state,
    batches:
      pages &&
      eachOnce(
        pages.flatMap(page => page.batches),
        'id',
      ),
  }
}
