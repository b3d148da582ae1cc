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

/** Returns the most that can leave so that the balance also covers the fee. */
export async function mostBesideFee(
  sql: Sql,
  operation: Operation,
  { amount: available, decimals }: Leaving,
): Promise<Decimal> {
  const { fixed, share, least } = await feeRow(sql, operation)
  const rest = subtract(available, fixed)
  const byShare = divide(rest, add('1', share))
  // If it fits to the unit, so does the rounded fee.
  return roundDown(smallest(byShare, subtract(rest, least)), decimals)
}

/** Returns how an operation's fee is calculated. */
export async function payoutFeeOf(sql: Sql, operation: Operation): Promise<PayoutFee> {
  const { fixed, share, least } = await feeRow(sql, operation)
  return { fixed, ...(compare(share, '0') > 0 && { share, least }) }
}
