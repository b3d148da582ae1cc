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
  /** The operations that the limits of a day and a month are shared by. */
  readonly sharedBy: readonly Operation[]
}

/** By the bank each has limits by itself; a limit of a customer's own is for both together. */
const BETWEEN_ACCOUNTS: readonly Operation[] = ['ownSameCurrency', 'ownCrossCurrency']

interface LimitsRow {
  minimum: string | null
  maximum: string | null
  daily: string | null
  monthly: string | null
  isOwn: boolean
}

/** Reads the limit schedule, of a customer with limits of their own in the place of the bank's. */
export async function limitsOf(
  sql: Sql,
  operation: Operation,
  customerId?: string,
): Promise<Limits> {
  const [row] = await sql<LimitsRow & Record<string, unknown>>`
    select minimum, maximum, coalesce(own.daily, bank.daily) as daily,
      coalesce(own.monthly, bank.monthly) as monthly, own.operation is not null as "isOwn"
    from limit_schedule bank left join customer_limit own
      on own.operation = bank.operation and customer_id = ${customerId}
    where bank.operation = ${operation}`
  if (!row?.minimum) throw new Error(`The limit schedule lacks ${operation}.`)
  const { minimum, maximum, daily, monthly, isOwn } = row
  return {
    minimum,
    maximum: maximum ?? undefined,
    daily: daily ?? undefined,
    monthly: monthly ?? undefined,
    sharedBy: isOwn && BETWEEN_ACCOUNTS.includes(operation) ? BETWEEN_ACCOUNTS : [operation],
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
