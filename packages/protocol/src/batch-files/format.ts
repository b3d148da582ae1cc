import type { PayoutDetailRules } from '../bank-details/index.ts'

/** The kinds of batches that a file can hold. */
export const BATCH_METHODS = ['p2p', 'wire', 'eft', 'oct', 'digital', 'global'] as const

export type BatchMethod = (typeof BATCH_METHODS)[number]

/** The kinds of content that a column can have. */
export type BatchContent =
  /** The id of a row, given when its file was first read. */
  | 'rowId'
  | 'email'
  | 'amount'
  /** The name of a payee. */
  | 'name'
  | 'text'
  | 'country'
  | 'currency'
  /** One of the column's options. */
  | 'choice'
  /** A field for the payee's account, by the rules of the row's country. */
  | 'detail'

/** A column of a batch file. */
export interface BatchColumn {
  readonly name: string
  readonly content: BatchContent
  readonly isRequired: boolean
  readonly maxLength?: number
  readonly options?: readonly string[]
}

/** A field for the payee's account. */
export interface BatchField extends PayoutDetailRules {
  readonly name: string
}

/** A way to pay in a country. A country has several if its fields depend on the currency. */
export interface BatchCountry {
  readonly countryCode: string
  /** The currencies in which money can arrive. */
  readonly currencies: readonly string[]
  /** The limits of an amount, in the currency of the paying account. */
  readonly minimum: string
  readonly maximum?: string
  /** True if names and notes may only contain the characters of `checkPaymentText`. */
  readonly isPlainText?: boolean
  readonly fields: readonly BatchField[]
}

/** The columns and rules of a kind of batch. */
export interface BatchFormat {
  readonly method: BatchMethod
  readonly columns: readonly BatchColumn[]
  /** None for payees who are paid by their email address. */
  readonly countries: readonly BatchCountry[]
  /** The limits of an amount in the paying account's currency, if no country has others. */
  readonly minimum?: string
  readonly maximum?: string
}
