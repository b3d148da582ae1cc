import type { Sixpence } from '@sixpence/core'
import { accountsApi } from './accounts-api.ts'

/**
 * Asks for the accounts, and for what their total is told with, before anything of them is drawn;
 * the next `BankStore` takes the answers over.
 */
export function readAccountsAhead(sixpence: Sixpence): void {
  accountsApi.list.readAhead(sixpence)
  accountsApi.rates.readAhead(sixpence)
  accountsApi.totalsCurrency.readAhead(sixpence)
}
