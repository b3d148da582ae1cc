import type { NamedMethodRoute } from '../http/index.ts'
import { getCashFlowRoute } from './cash-flow.ts'
import { exportRoutes } from './exports.ts'
import { listTransactionsRoute } from './list-transactions.ts'

export { addLongHistory, LONG_HISTORY_DAYS, tidyHistory } from './add-long-history.ts'
export { exportService } from './export-service.ts'
export { TRANSACTION_TYPE_WORDS } from './transaction-type-words.ts'

export const historyRoutes: readonly NamedMethodRoute[] = [
  listTransactionsRoute,
  getCashFlowRoute,
  ...exportRoutes,
]
