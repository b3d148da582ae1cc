export { batchFilter, readBatchSearch } from './batch-search.ts'
export type { BatchSearch } from './batch-search.ts'
export { batches } from './batches.ts'
export type { Batches, BatchFilter, BatchPage, BatchPaymentPage } from './batches.ts'

export { BATCH_TYPES, LONGEST_SEARCH } from '@sixpence/protocol/batches'
export type { Batch, BatchPayment, BatchReason, BatchType } from '@sixpence/protocol/batches'
