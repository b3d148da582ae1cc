export {
  ACCOUNT_STATUS,
  ACCOUNT_TYPE,
  accountSchema,
  CARD_STATUS,
  listAccounts,
} from './account.ts'
export type { Account, AccountStatus } from './account.ts'
export { createAddress, listAddresses, postalAddressSchema } from './address.ts'
export type { CustomerAddress, NewAddress } from './address.ts'
export { getBalanceHistory, MOST_BALANCE_DAYS } from './balance-history.ts'
export type { BalanceHistory } from './balance-history.ts'
export { getCrossPlatformRequirements } from './cross-platform.ts'
export type { CrossPlatformRequirement } from './cross-platform.ts'
export { addCurrencyAccount } from './currency-account.ts'
export { listDefaultRates } from './default-rates.ts'
export type { DefaultRates } from './default-rates.ts'
export {
  FUNDING_BY_METHOD,
  listPaymentInstructions,
  setInstructionViewed,
} from './payment-instruction.ts'
export type { PaymentInstruction } from './payment-instruction.ts'
export { createWallet, WALLET_CURRENCIES } from './wallet.ts'
export type { WalletCurrency } from './wallet.ts'
