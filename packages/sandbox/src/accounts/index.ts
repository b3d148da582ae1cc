import type { NamedMethodRoute } from '../http/index.ts'
import { listAccountsRoute } from './list-accounts.ts'

export { availableAmount } from './available-amount.ts'
export { closeAccount } from './close-account.ts'
export { openAccount } from './open-account.ts'
export type { NewAccount } from './open-account.ts'
export { activeOwnAccount, ownAccount } from './own-account.ts'
export type { OwnAccount } from './own-account.ts'

export const accountsRoutes: readonly NamedMethodRoute[] = [listAccountsRoute]
