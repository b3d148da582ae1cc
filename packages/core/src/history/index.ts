export { flowTotal } from './flow-total.ts'
export type { Flow } from './flow-total.ts'
export { groupByDate } from './group-by-date.ts'
export type { HistoryDay } from './group-by-date.ts'
export { history } from './history.ts'
export type { History, HistoryFilter, HistoryPage } from './history.ts'
export { monthOf, monthsUntil } from './history-months.ts'
export type { HistoryMonth } from './history-months.ts'
export { movedInAll } from './moved-in-all.ts'
export { HISTORY_PERIODS, historyFilter, readHistorySearch } from './history-search.ts'
export type { HistoryPeriod, LocalDay, HistorySearch, TransactionStatus } from './history-search.ts'

export { EXPORT_EMAIL_FIELDS, LONGEST_KEYWORD, TRANSACTION_TYPE } from '@sixpence/protocol/history'
export type {
  CashFlow,
  ExportFile,
  ExportState,
  Transaction,
  TransactionType,
} from '@sixpence/protocol/history'
