import type { Batch, BatchPayment } from '@sixpence/core/batches'
import { usePagedState, type PagedState } from '../store/index.ts'
import { batchesApi } from './batches-api.ts'

/** A batch and the payments fetched so far. */
export interface BatchTask extends PagedState<Batch> {
  /** @deprecated Use `data`. */
  readonly batch: BatchTask['data']
  /** In the order of the file. */
  readonly payments: readonly BatchPayment[]
}

/** Returns one batch, with its payments 20 at a time. */
export function useBatch(id: string): BatchTask {
  const {
    pages,
    data: payments = [],
    ...state
  } = usePagedState(batchesApi.get.usePages({ id }), 'payments')
  const batch = pages?.at(-1)?.batch
  return {
    ...state,
    data: batch,
    batch,
    payments,
  }
}
