import type { Account } from '@sixpence/core'

/** The kinds of account that have a name of their own. */
export type AccountKind = 'payment' | 'prepayment' | 'receiving' | 'card' | 'other'

const KINDS: ReadonlyMap<number, AccountKind> = new Map([
  [1001, 'payment'],
  [4001, 'prepayment'],
  [4002, 'receiving'],
])

const FIRST_CARD = 2006
const LAST_CARD = 2135

/** What an account is to its owner, from the number of its type. */
export function accountKind({ type }: Pick<Account, 'type'>): AccountKind {
  if (type >= FIRST_CARD && type <= LAST_CARD) return 'card'
  return KINDS.get(type) ?? 'other'
}

/** What an account is told apart by, where its whole number would be too much. */
export function lastDigits(accountId: string): string {
  return accountId.slice(-4)
}
