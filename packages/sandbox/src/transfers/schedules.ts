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

/** The limits of one operation, in the currency in which the money leaves. */
export interface Limits {
  readonly minimum: Decimal
  /** Undefined if only the balance limits it. */
  readonly maximum: Decimal | undefined
  readonly daily: Decimal | undefined
  readonly monthly: Decimal | undefined
  /** The operations that share the limits of a day and a month. */
  readonly sharedBy: readonly Operation[]
}

/**
 * The operations between own accounts. The bank's limits apply to each, a customer's own limit to
 * both together.
 */
const BETWEEN_ACCOUNTS: readonly Operation[] = ['ownSameCurrency', 'ownCrossCurrency']

interface LimitsRow {
  minimum: string | null
  maximum: string | null
  daily: string | null
  monthly: string | null
  isOwn: boolean
}

/** Reads the limit schedule; a customer's own limits replace the bank's. */
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
