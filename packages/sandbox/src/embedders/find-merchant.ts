import { sameText, sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'

/** A merchant whose server has shown its API key. */
export interface Merchant {
  readonly clientKey: string
  /** Who is paid. */
  readonly customerId: string
}

/**
 * Finds whose an API key is; undefined for one that nobody has. Every kept hash is compared in
 * full: the time it takes tells nothing of any of them.
 */
export async function findMerchant(sql: Sql, apiKey: string): Promise<Merchant | undefined> {
  const hash = await sha256(apiKey)
  const merchants = await sql<Merchant & { hash: string } & Record<string, unknown>>`
    select client_key as "clientKey", merchant_id as "customerId", api_key_hash as hash
    from embedder where api_key_hash is not null`
  let found: Merchant | undefined
  for (const { clientKey, customerId, hash: kept } of merchants) {
    if (sameText(kept, hash)) found = { clientKey, customerId }
  }
  return found
}
