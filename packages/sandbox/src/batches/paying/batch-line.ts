import type { FeeShare } from '@sixpence/protocol'
import type { Decimal } from '../../money/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

interface AnyLine {
  /** Kept as the row's id. By default the row gets a new one. */
  readonly rowId?: string | undefined
  readonly note?: string | undefined
}

/** A row that pays a customer at their address. */
export interface EmailLine extends AnyLine {
  readonly email: string
  readonly account?: undefined
  /** Above zero, in the currency of the account that pays. */
  readonly amount: string
  /** Set for an approved row: it pays nobody else, and for no other fee. */
  readonly approved?: { readonly payeeId: string | null; readonly fee: Decimal } | undefined
}

/** A row that pays to an account elsewhere. */
export interface AccountLine extends AnyLine {
  readonly email?: undefined
  readonly account: PayeeAccount
  /** Above zero: what arrives, in the currency of that account. */
  readonly amount: string
  /** Only for a wire; by default the payer bears the fee. */
  readonly feeShare?: FeeShare | undefined
  /** Set for an approved row: no other amount leaves, and for no other fee. */
  readonly approved?: { readonly amount: Decimal; readonly fee: Decimal } | undefined
}

/** One row of a file. */
export type BatchLine = EmailLine | AccountLine
