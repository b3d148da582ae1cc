import type { Sql } from '../db/index.ts'

/** True if a customer may sign in from an address. */
export async function isAllowedFrom(sql: Sql, customerId: string, ip: string): Promise<boolean> {
  if (!(await isBound(sql, customerId))) return true
  const [entry] = await sql<{ id: string }>`
    select id from ip_access
    where customer_id = ${customerId} and ${ip}::inet between first_ip and last_ip limit 1`
  return entry !== undefined
}

/** True if a customer may sign in only from listed addresses. */
export async function isBound(sql: Sql, customerId: string): Promise<boolean> {
  const [customer] = await sql<{ isBound: boolean }>`
    select ip_access_enabled as "isBound" from customer where id = ${customerId}`
  return customer?.isBound ?? false
}
