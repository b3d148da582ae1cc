import type { Sql } from '../../../db/index.ts'
import { type Decimal, minorUnits, subtract } from '../../../money/index.ts'
import type { ExternalTerms } from '../../../payments/index.ts'

/** Money that left the bank by a payment. */
export interface MovedExternal {
  readonly customerId: string
  readonly fromAccount: string
  /** The clearing account of its rail. */
  readonly toAccount: string
  /** The currency of the paying account. */
  readonly currencyCode: string
  readonly decimals: number
  /** The amount that left it, without the fee. */
  readonly amount: Decimal
  readonly terms: ExternalTerms
  readonly currency: string
  /** The amount that arrives, in `currency`. */
  readonly arriving: Decimal
}

/** Reads a settled payment that left the bank. */
export async function movedExternal(sql: Sql, paymentId: string): Promise<MovedExternal> {
  const [row] = await sql<Row & Record<string, unknown>>`
    select customer_id as "customerId", from_account as "fromAccount", to_account as "toAccount",
      currency_code as "currencyCode", amount, external as terms
    from payment where id = ${paymentId} and external is not null and status = 'settled'`
  if (!row) throw new Error(`Payment ${paymentId} left nothing.`)
  const { currency, toAmount, deducted } = row.terms
  const decimals = (await minorUnits(sql, row.currencyCode)) ?? 0
  return { ...row, decimals, currency, arriving: subtract(toAmount, deducted) }
}

type Row = Omit<MovedExternal, 'currency' | 'arriving' | 'decimals'>
