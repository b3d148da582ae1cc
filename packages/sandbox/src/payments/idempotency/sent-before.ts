import type { Sql } from '../../db/index.ts'

/** Checks if a payment of a customer was begun under a key. */
export async function sentBefore(
  sql: Sql,
  { customerId, madeBy, key }: { customerId: string; madeBy: string; key: string },
): Promise<boolean> {
  const [payment] = await sql`
    select from payment
    where customer_id = ${customerId} and key = ${key} and made_by = ${madeBy}`
  return payment !== undefined
}
