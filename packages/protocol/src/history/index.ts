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
