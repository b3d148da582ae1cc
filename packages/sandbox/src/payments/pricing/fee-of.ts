import type { Sql } from '../../db/index.ts'
import type { Decimal } from '../../money/index.ts'
import type { Operation } from '../payment-kinds.ts'

/** The amount that leaves an account, and its currency's decimals. */
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

/** Returns an operation's fee: a fixed part, and a share of the amount with a minimum. */
export async function feeOf(
  sql: Sql,
  operation: Operation,
  { amount, decimals }: Leaving,
): Promise<Decimal> {
  const [fee] = await feesOf(sql, operation, { amounts: [amount], decimals })
  if (fee === undefined) throw lacking(operation)
  return fee
}

/** Returns an operation's fee for each of many amounts. */
export async function feesOf(
  sql: Sql,
  operation: Operation,
  { amounts, decimals }: Pick<Leaving, 'decimals'> & { readonly amounts: readonly Decimal[] },
): Promise<readonly Decimal[]> {
  const rows = await sql<{ fee: Decimal }>`
    select fee_of(fee_schedule, amount, ${decimals}::integer) as fee
    from fee_schedule,
      unnest(${[...amounts]}::numeric[]) with ordinality as leaving (amount, place)
    where operation = ${operation} order by place`
  return rows.map(({ fee }) => fee)
}

/** Reads the fee schedule. */
export async function feeRow(sql: Sql, operation: Operation): Promise<FeeRow> {
  const [row] = await sql<FeeRow & Record<string, unknown>>`
    select fixed, share, least from fee_schedule where operation = ${operation}`
  if (!row) throw lacking(operation)
  return row
}

const lacking = (operation: Operation) => new Error(`The fee schedule lacks ${operation}.`)
