import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import type { Fields } from '../fields/index.ts'

/**
 * The position of money that has left the bank: under way, at the payee's bank, on the payee's
 * account, or returned because their bank refused it.
 */
export const EXTERNAL_STATES = ['sent', 'atPayeeBank', 'arrived', 'returned'] as const

/** The types of key for instant transfers. */
export const INSTANT_KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

export type InstantKeyType = (typeof INSTANT_KEY_TYPES)[number]

/** The kind of bank detail as which the keys of each type are checked. */
export const INSTANT_KEY_KINDS = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  phone: 'phone',
  random: 'randomKey',
} as const satisfies Record<InstantKeyType, string>

/** The kinds of transfers that the list contains. */
export const RECENT_KINDS = ['betweenAccounts', 'p2p', ...EXTERNAL_KINDS] as const

/** The maximum number of transfers in one answer of the list. */
export const MOST_RECENT = 50

export type RecentKind = (typeof RECENT_KINDS)[number]

/** The form of a card of another bank, besides its number. */
export const EXTERNAL_CARD_FIELDS = {
  /** The name as printed on the card. */
  holderName: { kind: 'text', most: 60 },
  /** The last month in which it is valid, as typed. */
  expires: { kind: 'text', most: 9 },
} as const satisfies Fields

/** The operations that have limits of their own. */
export const LIMITED_OPERATIONS = ['betweenAccounts', 'p2p', ...EXTERNAL_KINDS] as const

export type LimitedOperation = (typeof LIMITED_OPERATIONS)[number]
