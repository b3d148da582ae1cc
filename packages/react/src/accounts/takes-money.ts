import { accountKind, canReceive, type Account } from '@sixpence/core'

/** Whether money from outside can arrive on an account: a card is loaded from an account instead. */
export const takesMoney = (account: Account): boolean =>
  accountKind(account.type) !== 'card' && canReceive(account)
