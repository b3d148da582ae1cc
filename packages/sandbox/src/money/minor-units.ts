import type { Sql } from '../db/index.ts'

/**
 * Returns the decimals of a currency's smallest amount; undefined if the bank doesn't keep the
 * currency.
 */
export async function minorUnits(sql: Sql, currencyCode: string): Promise<number | undefined> {
  const [row] = await sql<{ minor_units: number }>`
    select minor_units from currency where code = ${currencyCode}`
  return row?.minor_units
}
