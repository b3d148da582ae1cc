import { ACCOUNT_STATUS, ACCOUNT_TYPE, type Account } from '@sixpence/protocol/accounts'
import { cardDenial, hasCardEnded, isCardType, isLinkedCard } from '@sixpence/protocol/cards'
import { isPositive } from '../money/index.ts'

/** The purpose of an account. Cards are accounts too, with one type for each country and currency. */
export type AccountKind = 'payment' | 'prepayment' | 'receiving' | 'card'

/** The kind that a numeric type means; undefined for a type this version doesn't know. */
export function accountKind(type: number): AccountKind | undefined {
  if (isCardType(type)) return 'card'
  switch (type) {
    case ACCOUNT_TYPE.payment:
      return 'payment'
    case ACCOUNT_TYPE.prepayment:
      return 'prepayment'
    case ACCOUNT_TYPE.receiving:
      return 'receiving'
    default:
      return undefined
  }
}

/** The group an account is listed under; `other` for a type this version doesn't know. */
export type AccountGroup = AccountKind | 'other'

const GROUPS: readonly AccountGroup[] = ['payment', 'prepayment', 'receiving', 'card', 'other']

/** Accounts by what they are for, each group in the order they came in; no group is empty. */
export function accountsByKind<Any extends Pick<Account, 'type'>>(
  accounts: readonly Any[],
): readonly { readonly kind: AccountGroup; readonly accounts: readonly Any[] }[] {
  return GROUPS.map(kind => ({
    kind,
    accounts: accounts.filter(({ type }) => (accountKind(type) ?? 'other') === kind),
  })).filter(group => group.accounts.length > 0)
}

/** Closed for good. Cancelled and expired cards are not: they can come back. */
export function isClosed({ accountStatusId }: Pick<Account, 'accountStatusId'>): boolean {
  return accountStatusId === 'closed'
}

/**
 * Whether the bank has stopped a card because someone else may have used it. The mark on a card
 * says so whatever its status is; nothing is left to be stopped once it is canceled or closed.
 */
export function isStopped(card: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): boolean {
  const { accountStatusId, cardHasFraudMark = false } = card
  if (accountStatusId === 'canceled' || isClosed(card)) return false
  return accountStatusId === 'fraud' || cardHasFraudMark
}

/** Whether its holder can use it as what it is: nobody has stopped it, and it waits for nothing. */
export function isWorking(account: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): boolean {
  return account.accountStatusId === 'active' && !isStopped(account)
}

/** The first few of many, those that work before the others; either in the order they came in. */
export function workingFirst<Any extends Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>>(
  accounts: readonly Any[],
  count: number,
): readonly Any[] {
  const others = accounts.filter(account => !isWorking(account))
  return [...accounts.filter(isWorking), ...others].slice(0, count)
}

type Judged = Pick<
  Account,
  'accountStatusId' | 'type' | 'subType' | 'settlementAccountId' | 'cardHasFraudMark'
>

/**
 * Whether money may leave it by a transfer. Receiving accounts only take in, and the money of a
 * debit card leaves the account behind it.
 */
export function canSend(account: Judged): boolean {
  if (isLinkedCard(account)) return false
  const kind = accountKind(account.type)
  return account.accountStatusId === 'active' && kind !== undefined && kind !== 'receiving'
}

/**
 * Whether its money can go to another account of the customer: also what is left on a card that
 * ended.
 */
export function canMoveOff(account: Judged & Pick<Account, 'balance'>): boolean {
  const isLeftOver = hasCardEnded(account) && !isLinkedCard(account) && isPositive(account.balance)
  return canSend(account) || isLeftOver
}

/**
 * Whether an account is one that its holder still uses: a card that has ended is not, unless money
 * is left on it.
 */
export function isInUse(account: Judged & Pick<Account, 'balance'>): boolean {
  return !isClosed(account) && (!hasCardEnded(account) || canMoveOff(account))
}

/** Whether a transfer may arrive on it. A limited account still takes in; a card as it is loaded. */
export function canReceive(account: Judged): boolean {
  const kind = accountKind(account.type)
  if (kind === 'card') return cardDenial('load', account) === undefined
  const isOpen = account.accountStatusId === 'active' || account.accountStatusId === 'limited'
  return isOpen && kind !== undefined
}

const ID_OF_STATUS: ReadonlyMap<string, number> = new Map(
  Object.entries(ACCOUNT_STATUS).map(([id, status]) => [status, Number(id)]),
)

/**
 * Orders accounts by the number of their status, which puts closed ones (11) before paused ones
 * (71): a list is never simply cut off behind the open ones.
 */
export function byStatus(
  first: Pick<Account, 'accountStatusId'>,
  second: Pick<Account, 'accountStatusId'>,
): number {
  return statusId(first) - statusId(second)
}

const statusId = ({ accountStatusId }: Pick<Account, 'accountStatusId'>): number =>
  ID_OF_STATUS.get(accountStatusId) ?? Number.MAX_SAFE_INTEGER

/** The currencies in which the customer has no open payment account yet. */
export function addableCurrencies(
  accounts: readonly Pick<Account, 'type' | 'accountStatusId' | 'currencyCode'>[],
  currencies: readonly string[],
): readonly string[] {
  const taken = accounts.filter(
    account => !isClosed(account) && accountKind(account.type) === 'payment',
  )
  return currencies.filter(code => !taken.some(account => account.currencyCode === code))
}
