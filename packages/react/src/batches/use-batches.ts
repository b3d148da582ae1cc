import type { Batch, BatchFilter } from '@sixpence/core/batches'
import { usePagedState, type PagedState } from '../store/index.ts'
import { batchesApi } from './batches-api.ts'

/** The filter of the list, without the page. */
export type BatchQuestion = Omit<BatchFilter, 'pageNumber'>

/** The batches fetched so far, newest first, without duplicates. Drafts come before all others. */
export interface BatchesTask extends PagedState<readonly Batch[]> {
  /** @deprecated Use `data`. */
  readonly batches: BatchesTask['data']
  /** True while the batches shown are for the previous question and the new ones are loading. */
  readonly isOutdated: boolean
}

/**
 * Returns the customer's batches, 20 at a time. Keeps the last result until a new question has its
 * own.
 */
export function useBatches(question: BatchQuestion = {}): BatchesTask {
  const query = batchesApi.list.usePages(question)
  const state = usePagedState(query, 'batches', { once: 'id', isLastKept: true })
  return {
    ...state,
    batches: state.data,
  }
}
