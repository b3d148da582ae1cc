import type { Sixpence } from '@sixpence/core'
import { accountsApi } from './accounts-api.ts'

/** Asks for the accounts before anything of them is drawn; the next `BankStore` takes them over. */
export const readAccountsAhead = (sixpence: Sixpence): void => accountsApi.list.readAhead(sixpence)
