export {
  BATCH_REASONS,
  BATCH_STATUSES,
  BATCH_TYPES,
  BATCHES_PER_PAGE,
  batchPaymentSchema,
  batchTransferSchema,
  getBatch,
  listBatches,
  readBatchFile,
  viewBatchFile,
} from './batch.ts'
export type { Batch, BatchPayment, BatchReason, BatchType } from './batch.ts'
export { getCashFlow } from './cash-flow.ts'
export type { CashFlow } from './cash-flow.ts'
export {
  EXPORT_STATUSES,
  exportFileSchema,
  getExportStatus,
  listExportFiles,
  readExportFile,
  sendExportEmail,
  startExport,
} from './export.ts'
export type { ExportFile, ExportState } from './export.ts'
export { listTransactions, TRANSACTION_TYPE, transactionSchema } from './transaction.ts'
export type { Transaction, TransactionType } from './transaction.ts'
