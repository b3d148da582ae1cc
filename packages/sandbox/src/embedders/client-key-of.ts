import { hexOf } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/**
 * Returns the client key that opens a merchant's checkouts. Merchants without one get a new one,
 * under the name known to the bank; the customer is locked meanwhile. For customers whom the bank
 * hasn't verified, the name is their sign-in address: a name they chose must not appear to payers.
 */
export async function clientKeyOf(sql: Sql, customerId: string): Promise<string> {
  const [known] = await sql<{ clientKey: string }>`
    select client_key as "clientKey" from embedder where merchant_id = ${customerId}
    order by position limit 1`
  if (known) return known.clientKey
  const clientKey = `ck_${hexOf(crypto.getRandomValues(new Uint8Array(16)))}`
  await sql`
    insert into embedder (client_key, name, merchant_id)
    values (${clientKey}, ${await knownName(sql, customerId)}, ${customerId})`
  return clientKey
}

/** Returns the name that payers see for a merchant, or would see with something to pay. */
export async function merchantNameOf(sql: Sql, customerId: string): Promise<string> {
  const [registered] = await sql<{ name: string }>`
    select name from embedder where merchant_id = ${customerId} order by position limit 1`
  return registered?.name ?? knownName(sql, customerId)
}

async function knownName(sql: Sql, customerId: string): Promise<string> {
  const [known] = await sql<{ name: string }>`
    select
      case when verified then coalesce(business_name, first_name || ' ' || last_name) else email end
      as name
    from customer where id = ${customerId}`
  if (!known) throw new Error(`There is no customer ${customerId}.`)
  return known.name
}
