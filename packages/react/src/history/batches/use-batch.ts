import type { Batch, BatchPayment } from '@sixpence/core/history'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { historyApi } from '../history-api.ts'

/** A batch and the payments fetched so far. */
export interface BatchTask extends PagedState {
  /** Undefined until loaded. */
  readonly batch: Batch | undefined
  /** In the order of the file. */
  readonly payments: readonly BatchPayment[]
}

/** Returns one batch, with its payments 20 at a time. */
export function useBatch(id: string): BatchTask {
  const { pages, ...state } = usePagedState(historyApi.batch.usePages({ id }))
  return {
    ...state,
    batch: pages?.at(-1)?.batch,
    payments: pages?.flatMap(page => page.payments) ?? [],
  }
}
