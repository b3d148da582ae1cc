export { BATCH_ACTIONS } from './batch-actions.ts'
export type { PaidBatchType } from './batch-actions.ts'
export { batchFilter, readBatchSearch } from './batch-search.ts'
export type { BatchSearch } from './batch-search.ts'
export { batchShortfalls } from './batch-shortfalls.ts'
export type { BatchBounds, BatchPrice, BatchShortfall } from './batch-shortfalls.ts'
export { batches } from './batches.ts'
export type {
  Batches,
  BatchFilter,
  BatchPage,
  BatchPaymentPage,
  BatchSample,
  ChangedDraft,
  DraftChanges,
  DraftPage,
} from './batches.ts'
export type { HandedIn, NewBatch } from './hand-in.ts'
export type { AlikeFiles, ChosenReading } from './kept-readings.ts'
export type { PayeeSheet } from './payee-sheet.ts'
export { payeeText } from './payee-text.ts'
export type { PayeeText } from './payee-text.ts'

export {
  BATCH_PAYMENTS,
  BATCH_SAMPLES,
  BATCH_TYPES,
  DRAFT_ROWS,
  LONGEST_BATCH_NAME,
  LONGEST_SEARCH,
  MOST_DRAFT_ROWS,
} from '@sixpence/protocol/batches'
export type {
  Batch,
  BatchDraftRow,
  BatchDraftState,
  BatchPayee,
  BatchPayment,
  BatchProgress,
  BatchReason,
  BatchSettings,
  BatchType,
  DraftRows,
} from '@sixpence/protocol/batches'
