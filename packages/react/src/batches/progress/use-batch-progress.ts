import type { BatchProgress } from '@sixpence/core/batches'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { batchesApi } from '../batches-api.ts'

/** The milliseconds between questions while payments are made, should a notice get lost. */
const EVERY_MS = 5_000

/** Returns the progress of a submitted batch, as it goes on. */
export function useBatchProgress(batchId: string): LoadState<BatchProgress> {
  const query = batchesApi.status.useRead({ batchId })
  const isExecuting = query.data?.status === 'executing'
  batchesApi.status.useReadIf(isExecuting ? { batchId } : undefined, { everyMs: EVERY_MS })
  return loadStateOf(query)
}
