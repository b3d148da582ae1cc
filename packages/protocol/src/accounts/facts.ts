import type { Fields } from '../fields/index.ts'
import type { PermittedAction } from '../permissions.ts'

/** The types of account that have one number each; cards take the range 2006 to 2135. */
export const ACCOUNT_TYPE = { payment: 1001, prepayment: 4001, receiving: 4002 } as const

/** The state of a card. */
export const CARD_STATUS = {
  0: 'submitted',
  2: 'active',
  4: 'canceled',
  18: 'fraud',
  19: 'printing',
  20: 'printed',
  21: 'shipped',
  23: 'pending',
  27: 'limited',
  38: 'expired',
  41: 'processing',
  65: 'pendingDocument',
  71: 'paused',
} as const

/** The state of an account, or of a card. */
export const ACCOUNT_STATUS = { ...CARD_STATUS, 11: 'closed' } as const

/** The form to rename an account. */
export const ACCOUNT_NAME_FIELDS = {
  nickname: { kind: 'text', most: 40, isOptional: true },
} as const satisfies Fields

/** The form for a postal address, besides its country. */
export const POSTAL_ADDRESS_FIELDS = {
  address1: { kind: 'text', most: 120 },
  city: { kind: 'text', most: 80 },
  postalCode: { kind: 'text', most: 16 },
} as const satisfies Fields

/** The maximum number of days that one call returns. */
export const MOST_BALANCE_DAYS = 366

/** Ways for money to come in: within the single euro area, within a country, or across borders. */
export const INSTRUCTION_METHODS = ['sepa', 'local', 'wire'] as const

/** The flag needed for each method. */
export const FUNDING_BY_METHOD = {
  sepa: 'fundingByBank',
  local: 'fundingByBank',
  wire: 'fundingByWire',
} as const satisfies Record<(typeof INSTRUCTION_METHODS)[number], PermittedAction>

/** The cryptocurrencies a wallet can receive; they are exchanged into the currency of its account. */
export const WALLET_CURRENCIES = ['BTC', 'BCH', 'ETH', 'LTC'] as const

export type AccountStatus = (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS]

export type WalletCurrency = (typeof WALLET_CURRENCIES)[number]
