import type { PayoutDetailRules } from '../bank-details/index.ts'
import type { BatchContent, BatchType } from '../batches/index.ts'
import type { Rail } from '../payouts/index.ts'

/** A column of a batch file. */
export interface BatchColumn {
  /** Its name in the first line of the file. */
  readonly name: string
  readonly content: BatchContent
  readonly isRequired: boolean
  readonly maxLength?: number | undefined
  readonly options?: readonly string[] | undefined
}

/** A field for the payee's account. */
export interface BatchField extends PayoutDetailRules {
  readonly name: string
}

/** A way to pay in a country. No two to one country share a currency. */
export interface BatchWay {
  readonly countryCode: string
  readonly rail: Rail
  /** The currencies in which money can arrive. */
  readonly currencies: readonly string[]
  readonly fields: readonly BatchField[]
}

/** The columns and rules of a kind of batch, as the bank returns them. */
export interface BatchFormat {
  readonly type: BatchType
  readonly columns: readonly BatchColumn[]
  /** None for payees who are paid by their email address. */
  readonly ways: readonly BatchWay[]
  /** The limits of an amount, in the currency of the paying account. */
  readonly minimum?: string | undefined
  readonly maximum?: string | undefined
}
