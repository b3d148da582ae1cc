import type { Sql } from '../db/index.ts'

/** What a customer is registered as to sell. */
export interface RegisteredMerchant {
  readonly clientKey: string
  /** What payers know them by. */
  readonly name: string
}

/** What a customer is registered as since longest; undefined of who is no merchant. */
export async function merchantOf(
  sql: Sql,
  customerId: string,
): Promise<RegisteredMerchant | undefined> {
  const [registered] = await sql<RegisteredMerchant & Record<string, unknown>>`
    select client_key as "clientKey", name from embedder where merchant_id = ${customerId}
    order by position limit 1`
  return registered
}
