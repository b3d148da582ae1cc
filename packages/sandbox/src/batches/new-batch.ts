import type { FeeShare } from '@sixpence/protocol'
import type { PaidType } from './paying/paid-type.ts'
import type { PayeeAccount } from './payee-of.ts'

interface AnyLine {
  /** Kept as the row's id. By default the row gets a new one. */
  readonly rowId?: string | undefined
  readonly note?: string | undefined
}

/** A row that pays a customer at their address. */
interface EmailLine extends AnyLine {
  readonly email: string
  readonly account?: undefined
  /** Above zero, in the currency of the account that pays. */
  readonly amount: string
  readonly feeShare?: undefined
}

/** A row that pays to an account elsewhere. */
interface AccountLine extends AnyLine {
  readonly email?: undefined
  readonly account: PayeeAccount
  /** Above zero: what arrives, in the currency of that account. */
  readonly amount: string
  /** Only for a wire; by default the payer bears the fee. */
  readonly feeShare?: FeeShare | undefined
}

/** Payments to make as one. */
export interface NewBatch {
  /** The name that its customer gave it. */
  readonly name: string
  readonly type: PaidType
  /** The paying account. */
  readonly accountId: string
  /**
   * In the order in which they are made; the bank refuses more than the account holds. All pay to
   * addresses or all to accounts elsewhere, by the type.
   */
  readonly lines: readonly (EmailLine | AccountLine)[]
}
