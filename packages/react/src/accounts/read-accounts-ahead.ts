import type { Bank } from '@sixpence/core/bank'
import { accountsApi } from './accounts-api.ts'

/**
 * Requests the accounts and the rates and currency of their total before anything is rendered. The
 * next `BankStore` uses the answers.
 */
export function readAccountsAhead(sixpence: Bank): void {
  accountsApi.list.readAhead(sixpence)
  accountsApi.rates.readAhead(sixpence)
  accountsApi.totalsCurrency.readAhead(sixpence)
}
