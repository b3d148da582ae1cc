export { accountKind, byStatus, canReceive, canSend, isClosed } from './account-rules.ts'
export type { AccountKind } from './account-rules.ts'
export { createAccounts } from './accounts.ts'
export type { Accounts } from './accounts.ts'
