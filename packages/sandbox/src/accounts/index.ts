import { addCurrencyAccountHandlers } from './add-currency-account.ts'
import { createWalletHandlers } from './create-wallet.ts'
import { crossPlatformHandlers } from './cross-platform.ts'
import { getBalanceHistoryHandlers } from './get-balance-history.ts'
import { listAccountsHandlers } from './list-accounts.ts'
import { listDefaultRatesHandlers } from './list-default-rates.ts'
import { setNicknameHandlers } from './set-nickname.ts'

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
export { paymentInstructionHandlers } from './payment-instructions.ts'

export const accountHandlers = {
  ...addCurrencyAccountHandlers,
  ...createWalletHandlers,
  ...getBalanceHistoryHandlers,
  ...crossPlatformHandlers,
  ...listAccountsHandlers,
  ...listDefaultRatesHandlers,
  ...setNicknameHandlers,
}
