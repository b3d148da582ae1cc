import type { Sql } from '../../db/index.ts'

/** Whether somebody has begun a payment of a customer under a key. */
export async function sentBefore(
  sql: Sql,
  { customerId, madeBy, key }: { customerId: string; madeBy: string; key: string },
): Promise<boolean> {
  const [payment] = await sql`
    select from payment
    where customer_id = ${customerId} and key = ${key} and made_by = ${madeBy}`
  return payment !== undefined
}
