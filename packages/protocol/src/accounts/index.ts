export { ACCOUNT_STATUS, ACCOUNT_TYPE, accountSchema, listAccounts } from './account.ts'
export type { Account, AccountStatus } from './account.ts'
