import type { Account } from '@sixpence/protocol/accounts'
import { accountKind, isClosed } from '../accounts/index.ts'

/** The customer's cards, grouped for lists. */
export interface CardLists {
  readonly physical: readonly Account[]
  readonly virtual: readonly Account[]
  /** They have no page: they spend from another account. */
  readonly debit: readonly Account[]
}

/** True for a prepaid card that isn't closed; only those have a page. */
export function isOpenPrepaidCard(account: Account): boolean {
  return accountKind(account.type) === 'card' && !isClosed(account) && account.subType !== 'DEBIT'
}

/** True if cards spend from an account, which then shows their payments. */
export function settlesCards(
  { accountId }: Pick<Account, 'accountId'>,
  accounts: readonly Account[],
): boolean {
  return accounts.some(account => account.settlementAccountId === accountId)
}

/** Picks the cards from all accounts. Leaves out closed ones. */
export function cardLists(accounts: readonly Account[]): CardLists {
  const prepaid = accounts.filter(isOpenPrepaidCard)
  return {
    physical: prepaid.filter(card => card.cardIsVirtual !== true),
    virtual: prepaid.filter(card => card.cardIsVirtual === true),
    debit: accounts.filter(
      account =>
        accountKind(account.type) === 'card' && !isClosed(account) && account.subType === 'DEBIT',
    ),
  }
}
