import { accountKind, canReceive, type Account } from '@sixpence/core/accounts'

/**
 * Returns true if an account can receive money from outside. Cards can't: they are loaded from
 * accounts.
 */
export const takesMoney = (account: Account): boolean =>
  accountKind(account.type) !== 'card' && canReceive(account)
