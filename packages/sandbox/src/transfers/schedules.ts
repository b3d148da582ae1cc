import type { Sql } from '../db/index.ts'
import type { PayoutFee } from '@sixpence/protocol'
import {
  add,
  compare,
  type Decimal,
  divide,
  roundDown,
  smallest,
  subtract,
} from '../money/index.ts'
import { feeOf, feeRow, type Leaving, type Operation } from '../payments/index.ts'

export { feeOf }

/** What one operation may move, in the currency that the money leaves in. */
export interface Limits {
  readonly minimum: Decimal
  /** Undefined: no limit but the balance. */
  readonly maximum: Decimal | undefined
  readonly daily: Decimal | undefined
  readonly monthly: Decimal | undefined
}

/** Reads the limit schedule, of a customer with the limits of their own where those are lower. */
export async function limitsOf(
  sql: Sql,
  operation: Operation,
  customerId?: string,
): Promise<Limits> {
  const [row] = await sql<Record<keyof Limits, string | null>>`
    select minimum, maximum, least(bank.daily, own.daily) as daily,
      least(bank.monthly, own.monthly) as monthly
    from limit_schedule bank left join customer_limit own
      on own.operation = bank.operation and customer_id = ${customerId}
    where bank.operation = ${operation}`
  if (!row?.minimum) throw new Error(`The limit schedule lacks ${operation}.`)
  const { minimum, maximum, daily, monthly } = row
  return {
    minimum,
    maximum: maximum ?? undefined,
    daily: daily ?? undefined,
    monthly: monthly ?? undefined,
  }
}

/** The most that can leave of what there is, so that the fee fits in beside it. */
export async function mostBesideFee(
  sql: Sql,
  operation: Operation,
  { amount: available, decimals }: Leaving,
): Promise<Decimal> {
  const { fixed, share, least } = await feeRow(sql, operation)
  const rest = subtract(available, fixed)
  const byShare = divide(rest, add('1', share))
  // Where it fits in to the unit, the rounded fee does, too.
  return roundDown(smallest(byShare, subtract(rest, least)), decimals)
}

/** How the fee of an operation is worked out. */
export async function payoutFeeOf(sql: Sql, operation: Operation): Promise<PayoutFee> {
  const { fixed, share, least } = await feeRow(sql, operation)
  return { fixed, ...(compare(share, '0') > 0 && { share, least }) }
}
