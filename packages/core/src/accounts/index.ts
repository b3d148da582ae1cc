export { ACCOUNT_REFRESH } from './account-refresh.ts'
export {
  accountKind,
  accountsByKind,
  addableCurrencies,
  byStatus,
  canMoveOff,
  canReceive,
  canSend,
  isClosed,
  isStopped,
} from './account-rules.ts'
export type { AccountGroup, AccountKind } from './account-rules.ts'
export { countedAccounts, currencyTotals, totalIn } from './account-totals.ts'
export type { TotalInCurrency } from './account-totals.ts'
export { balanceExtremes, balanceSeries } from './balance-series.ts'
export type { BalanceDay } from './balance-series.ts'
export { createAccounts } from './accounts.ts'
export type { Accounts } from './accounts.ts'
