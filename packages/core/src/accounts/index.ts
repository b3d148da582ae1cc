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
  isInUse,
  isStopped,
  isWorking,
  workingFirst,
} from './account-rules.ts'
export type { AccountGroup, AccountKind } from './account-rules.ts'
export { countedAccounts, currencyTotals, totalIn } from './account-totals.ts'
export type { TotalInCurrency } from './account-totals.ts'
export { balanceExtremes, balanceSeries } from './balance-series.ts'
export type { BalanceDay } from './balance-series.ts'
export { accounts } from './accounts.ts'
export type { Accounts } from './accounts.ts'

export {
  ACCOUNT_NAME_FIELDS,
  ACCOUNT_STATUS,
  ACCOUNT_TYPE,
  CARD_STATUS,
  POSTAL_ADDRESS_FIELDS,
  WALLET_CURRENCIES,
} from '@sixpence/protocol/accounts'
export type {
  Account,
  AccountStatus,
  BalanceHistory,
  CrossPlatformRequirement,
  NewAddress,
  DefaultRates,
  PaymentInstruction,
  WalletCurrency,
} from '@sixpence/protocol/accounts'
