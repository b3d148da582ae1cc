import type { NamedMethodRoute } from '../http/index.ts'
import { addCurrencyAccountRoute } from './add-currency-account.ts'
import { createWalletRoute } from './create-wallet.ts'
import { getCrossPlatformRequirementsRoute } from './cross-platform.ts'
import { getBalanceHistoryRoute } from './get-balance-history.ts'
import { listAccountsRoute } from './list-accounts.ts'
import { listAddressesRoute } from './list-addresses.ts'
import { listDefaultRatesRoute } from './list-default-rates.ts'

export { statusId, statusWord } from './account-status.ts'
export { availableAmount } from './available-amount.ts'
export { closeAccount } from './close-account.ts'
export { openAccount } from './open-account.ts'
export type { NewAccount } from './open-account.ts'
export {
  activeOwnAccount,
  leavableOwnAccount,
  ownAccount,
  takingOwnAccount,
} from './own-account.ts'
export type { OwnAccount } from './own-account.ts'
export { paymentInstructionRoutes } from './payment-instructions.ts'

export const accountsRoutes: readonly NamedMethodRoute[] = [
  addCurrencyAccountRoute,
  createWalletRoute,
  getBalanceHistoryRoute,
  getCrossPlatformRequirementsRoute,
  listAccountsRoute,
  listAddressesRoute,
  listDefaultRatesRoute,
]
