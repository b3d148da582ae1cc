import type { Account } from '@sixpence/protocol/accounts'
import { accountKind, isClosed } from '../accounts/index.ts'

/** The customer's cards as they are listed. */
export interface CardLists {
  readonly physical: readonly Account[]
  readonly virtual: readonly Account[]
  /** They have no page of their own: they spend what is on another account. */
  readonly debit: readonly Account[]
}

/** A prepaid card that is not closed: what has a page of its own. */
export function isOpenPrepaidCard(account: Account): boolean {
  return accountKind(account.type) === 'card' && !isClosed(account) && account.subType !== 'DEBIT'
}

/** Whether cards take their money from an account: the account then shows the card's payments. */
export function settlesCards(
  { accountId }: Pick<Account, 'accountId'>,
  accounts: readonly Account[],
): boolean {
  return accounts.some(account => account.settlementAccountId === accountId)
}

/** Sorts the cards out of all accounts. Closed ones are in no list. */
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
