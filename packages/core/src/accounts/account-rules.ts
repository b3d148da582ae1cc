import { ACCOUNT_STATUS, ACCOUNT_TYPE, type Account } from '@sixpence/protocol/accounts'
import { cardDenial, hasCardEnded, isCardType, isLinkedCard } from '@sixpence/protocol/cards'
import { isPositive } from '../money/index.ts'

/** The purpose of an account. Cards are accounts too, with one type for each country and currency. */
export type AccountKind = 'payment' | 'prepayment' | 'receiving' | 'card'

/** Returns the kind for a numeric type; undefined for a type this version doesn't know. */
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

/** Groups accounts by kind, each group in the original order. Leaves out empty groups. */
export function accountsByKind<Any extends Pick<Account, 'type'>>(
  accounts: readonly Any[],
): readonly { readonly kind: AccountGroup; readonly accounts: readonly Any[] }[] {
  return GROUPS.map(kind => ({
    kind,
    accounts: accounts.filter(({ type }) => (accountKind(type) ?? 'other') === kind),
  })).filter(group => group.accounts.length > 0)
}

/** True if closed for good. Cancelled and expired cards aren't: they can come back. */
export function isClosed({ accountStatusId }: Pick<Account, 'accountStatusId'>): boolean {
  return accountStatusId === 'closed'
}

/**
 * True if the bank has stopped a card because someone else may have used it. The fraud mark on a
 * card means that whatever its status, unless it is cancelled or closed: then there is nothing left
 * to stop.
 */
export function isStopped(card: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): boolean {
  const { accountStatusId, cardHasFraudMark = false } = card
  if (accountStatusId === 'canceled' || isClosed(card)) return false
  return accountStatusId === 'fraud' || cardHasFraudMark
}

/** True if its holder can fully use it: it is active and not stopped. */
export function isWorking(account: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): boolean {
  return account.accountStatusId === 'active' && !isStopped(account)
}

/** Returns the first `count` accounts, working ones first; otherwise in the original order. */
export function workingFirst<Any extends Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>>(
  accounts: readonly Any[],
  count: number,
): readonly Any[] {
  const others = accounts.filter(account => !isWorking(account))
  return [...accounts.filter(isWorking), ...others].slice(0, count)
}

type AccountFacts = Pick<
  Account,
  'accountStatusId' | 'type' | 'subType' | 'settlementAccountId' | 'cardHasFraudMark'
>

/**
 * True if a transfer can take money from it. Receiving accounts only receive, and a debit card
 * spends from the account behind it.
 */
export function canSend(account: AccountFacts): boolean {
  if (isLinkedCard(account)) return false
  const kind = accountKind(account.type)
  return account.accountStatusId === 'active' && kind !== undefined && kind !== 'receiving'
}

/** True if its money can move to the customer's other accounts, even from a card that has ended. */
export function canMoveOff(account: AccountFacts & Pick<Account, 'balance'>): boolean {
  const isLeftOver = hasCardEnded(account) && !isLinkedCard(account) && isPositive(account.balance)
  return canSend(account) || isLeftOver
}

/** True if its holder still uses it; false for a card that has ended, unless money is left on it. */
export function isInUse(account: AccountFacts & Pick<Account, 'balance'>): boolean {
  return !isClosed(account) && (!hasCardEnded(account) || canMoveOff(account))
}

/** True if it can receive a transfer: a limited account can, a card if it can be loaded. */
export function canReceive(account: AccountFacts): boolean {
  const kind = accountKind(account.type)
  if (kind === 'card') return cardDenial('load', account) === undefined
  const isOpen = account.accountStatusId === 'active' || account.accountStatusId === 'limited'
  return isOpen && kind !== undefined
}

const ID_OF_STATUS: ReadonlyMap<string, number> = new Map(
  Object.entries(ACCOUNT_STATUS).map(([id, status]) => [status, Number(id)]),
)

/**
 * Orders accounts by status number, which puts closed ones (11) before paused ones (71): a list
 * can't simply be cut off after the open ones.
 */
export function byStatus(
  first: Pick<Account, 'accountStatusId'>,
  second: Pick<Account, 'accountStatusId'>,
): number {
  return statusId(first) - statusId(second)
}

const statusId = ({ accountStatusId }: Pick<Account, 'accountStatusId'>): number =>
  ID_OF_STATUS.get(accountStatusId) ?? Number.MAX_SAFE_INTEGER

/** Returns the currencies in which the customer has no open payment account yet. */
export function addableCurrencies(
  accounts: readonly Pick<Account, 'type' | 'accountStatusId' | 'currencyCode'>[],
  currencies: readonly string[],
): readonly string[] {
  const taken = accounts.filter(
    account => !isClosed(account) && accountKind(account.type) === 'payment',
  )
  return currencies.filter(code => !taken.some(account => account.currencyCode === code))
}
