import type { Sql } from '../db/index.ts'
import { type Decimal, roundHalfUp } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'

/** What one operation may move, in the currency that the money leaves in. */
export interface Limits {
  readonly minimum: Decimal
  /** Undefined: no limit but the balance. */
  readonly maximum: Decimal | undefined
  readonly daily: Decimal | undefined
  readonly monthly: Decimal | undefined
}

/** Reads the limit schedule. */
export async function limitsOf(sql: Sql, operation: Operation): Promise<Limits> {
  const [row] = await sql<Record<keyof Limits, string | null>>`
    select minimum, maximum, daily, monthly from limit_schedule where operation = ${operation}`
  if (!row?.minimum) throw new Error(`The limit schedule lacks ${operation}.`)
  const { minimum, maximum, daily, monthly } = row
  return {
    minimum,
    maximum: maximum ?? undefined,
    daily: daily ?? undefined,
    monthly: monthly ?? undefined,
  }
}

/** What an operation costs on top, in a currency with so many decimals. */
export async function feeOf(sql: Sql, operation: Operation, decimals: number): Promise<Decimal> {
  const [row] = await sql<{ fixed: string }>`
    select fixed from fee_schedule where operation = ${operation}`
  if (!row) throw new Error(`The fee schedule lacks ${operation}.`)
  return roundHalfUp(row.fixed, decimals)
}
