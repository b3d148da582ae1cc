import { cashFlowHandlers } from './cash-flow.ts'
import { exportHandlers } from './exports.ts'
import { listTransactionsHandlers } from './list-transactions.ts'

export { addLongHistory, LONG_HISTORY_DAYS, tidyHistory } from './add-long-history.ts'
export { exportService } from './export-service.ts'
export { createExportJob } from './write-export.ts'

export const historyHandlers = {
  ...listTransactionsHandlers,
  ...cashFlowHandlers,
  ...exportHandlers,
}
