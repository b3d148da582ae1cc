import type { Sql } from '../../db/index.ts'
import { add, compare, type Decimal, multiply, roundHalfUp } from '../../money/index.ts'
import type { Operation } from '../payment-kinds.ts'

/** What leaves an account, and how finely its currency is divided. */
export interface Leaving {
  readonly amount: Decimal
  readonly decimals: number
}

/** A row of the fee schedule. */
export interface FeeRow {
  readonly fixed: Decimal
  readonly share: Decimal
  readonly least: Decimal
}

/** What an operation costs on top: a fixed fee, and a part of what leaves with a least amount. */
export async function feeOf(
  sql: Sql,
  operation: Operation,
  { amount, decimals }: Leaving,
): Promise<Decimal> {
  const { fixed, share, least } = await feeRow(sql, operation)
  const part = multiply(amount, share)
  return roundHalfUp(add(fixed, compare(part, least) < 0 ? least : part), decimals)
}

/** Reads the fee schedule. */
export async function feeRow(sql: Sql, operation: Operation): Promise<FeeRow> {
  const [row] = await sql<FeeRow & Record<string, unknown>>`
    select fixed, share, least from fee_schedule where operation = ${operation}`
  if (!row) throw new Error(`The fee schedule lacks ${operation}.`)
  return row
}
