import { hexOf } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/**
 * The client key that a merchant's checkouts are opened under. Whoever has none yet gets one, under
 * the name that the bank knows them by; the customer is held meanwhile. Of whom the bank has not
 * checked, that is the address they sign in with: what they call themselves is no name to pay.
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

/** What payers know a merchant by, or would once there is something to pay. */
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
