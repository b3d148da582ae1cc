import type { CallerContext } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { clientKeyOf, merchantNameOf } from '../embedders/index.ts'

/** What a customer is registered as to sell. */
export interface RegisteredMerchant {
  readonly clientKey: string
  /** What payers know them by. */
  readonly name: string
}

/** What a customer is registered as since longest; undefined of who sells nothing yet. */
export async function merchantOf(
  sql: Sql,
  customerId: string,
): Promise<RegisteredMerchant | undefined> {
  const [registered] = await sql<RegisteredMerchant & Record<string, unknown>>`
    select client_key as "clientKey", name from embedder where merchant_id = ${customerId}
    order by position limit 1`
  return registered
}

/** The same of whoever is about to sell something: who is not registered yet is from then on. */
export async function registeredMerchant({
  sql,
  caller: { customerId },
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<RegisteredMerchant> {
  // Of two who begin at once the other waits, and finds the one there is.
  await sql`select from customer where id = ${customerId} for no key update`
  const clientKey = await clientKeyOf(sql, customerId)
  return { clientKey, name: await merchantNameOf(sql, customerId) }
}
