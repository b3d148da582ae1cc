export { batchFilter, readBatchSearch } from './batch-search.ts'
export type { BatchSearch } from './batch-search.ts'
export { batches } from './batches.ts'
export type { Batches, BatchFilter, BatchPage, BatchPaymentPage, BatchSample } from './batches.ts'

export { BATCH_SAMPLES, BATCH_TYPES, LONGEST_SEARCH } from '@sixpence/protocol/batches'
export type {
  Batch,
  BatchFormat,
  BatchPayment,
  BatchReason,
  BatchType,
  BatchWay,
} from '@sixpence/protocol/batches'
