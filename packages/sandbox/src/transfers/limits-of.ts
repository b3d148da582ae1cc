import type { Sql } from '../db/index.ts'
import type { Decimal } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'

/** The most that may leave in a day or a month, and the operations that count towards it. */
export interface PeriodLimit {
  readonly most: Decimal
  readonly countedBy: readonly Operation[]
}

/** The limits of one operation, in the currency in which the money leaves. */
export interface Limits {
  readonly minimum: Decimal
  /** The most at once; undefined if only the balance limits it. */
  readonly maximum: Decimal | undefined
  readonly daily: PeriodLimit | undefined
  readonly monthly: PeriodLimit | undefined
}

type Periods = Readonly<Partial<Record<'daily' | 'monthly', Decimal | undefined>>>

/** The operations between own accounts. The bank limits each, a customer's own limit both together. */
export const BETWEEN_ACCOUNTS: readonly Operation[] = ['ownSameCurrency', 'ownCrossCurrency']

/**
 * Returns the limits of a day and of a month. A customer's own limit replaces the bank's, whether
 * it is lower or higher; the other one stays the bank's.
 */
export function periodLimits(
  operation: Operation,
  { bank, own }: { readonly bank: Periods; readonly own: Periods },
): Pick<Limits, 'daily' | 'monthly'> {
  const together = BETWEEN_ACCOUNTS.includes(operation) ? BETWEEN_ACCOUNTS : [operation]
  const limitOf = (period: 'daily' | 'monthly'): PeriodLimit | undefined => {
    const most = own[period] ?? bank[period]
    if (most === undefined) return undefined
    return { most, countedBy: own[period] === undefined ? [operation] : together }
  }
  return { daily: limitOf('daily'), monthly: limitOf('monthly') }
}

interface LimitsRow extends Record<string, unknown> {
  readonly minimum: string
  readonly maximum: string | null
  readonly daily: string | null
  readonly monthly: string | null
  readonly ownDaily: string | null
  readonly ownMonthly: string | null
}

/** Reads the limits of an operation; by default those that the bank sets for everyone. */
export async function limitsOf(
  sql: Sql,
  operation: Operation,
  customerId?: string,
): Promise<Limits> {
  const [row] = await sql<LimitsRow>`
    select minimum, maximum, bank.daily, bank.monthly, own.daily as "ownDaily",
      own.monthly as "ownMonthly"
    from limit_schedule bank left join customer_limit own
      on own.operation = bank.operation and customer_id = ${customerId}
    where bank.operation = ${operation}`
  if (!row) throw new Error(`The limit schedule lacks ${operation}.`)
  const bank = { daily: row.daily ?? undefined, monthly: row.monthly ?? undefined }
  const own = { daily: row.ownDaily ?? undefined, monthly: row.ownMonthly ?? undefined }
  return {
    minimum: row.minimum,
    maximum: row.maximum ?? undefined,
    ...periodLimits(operation, { bank, own }),
  }
}
