import type { CallerContext } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { clientKeyOf, merchantNameOf } from '../embedders/index.ts'

/** A customer's registration as a merchant. */
export interface RegisteredMerchant {
  readonly clientKey: string
  /** The name that payers know. */
  readonly name: string
}

/** Returns a customer's oldest registration as a merchant; undefined without one. */
export async function merchantOf(
  sql: Sql,
  customerId: string,
): Promise<RegisteredMerchant | undefined> {
  const [registered] = await sql<RegisteredMerchant & Record<string, unknown>>`
    select client_key as "clientKey", name from embedder where merchant_id = ${customerId}
    order by position limit 1`
  return registered
}

/** Returns the registration of a customer who starts selling; registers them if necessary. */
export async function registeredMerchant({
  sql,
  caller: { customerId },
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<RegisteredMerchant> {
  // One of two concurrent calls waits, and finds the other's registration.
  await sql`select from customer where id = ${customerId} for no key update`
  const clientKey = await clientKeyOf(sql, customerId)
  return { clientKey, name: await merchantNameOf(sql, customerId) }
}
