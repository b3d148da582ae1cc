import { sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'

/** A company whose pages may embed the bank. */
export interface NewEmbedder {
  readonly clientKey: string
  readonly name: string
  readonly origins: readonly string[]
  /** Of whom is paid through the bank's checkout. */
  readonly merchant?: NewMerchant | undefined
}

export interface NewMerchant {
  readonly customerId: string
  /** Kept as SHA-256: this is the last time that the bank sees it before it is used. */
  readonly apiKey: string
  readonly signingSecret: string
  readonly notificationUrl?: string | undefined
}

/** Adds a company that may embed the bank. */
export async function addEmbedder(sql: Sql, embedder: NewEmbedder): Promise<void> {
  const { clientKey, name, origins, merchant } = embedder
  await sql`
    insert into embedder
      (client_key, name, merchant_id, api_key_hash, signing_secret, notification_url)
    values (${clientKey}, ${name}, ${merchant?.customerId},
      ${merchant && (await sha256(merchant.apiKey))}, ${merchant?.signingSecret},
      ${merchant?.notificationUrl})`
  for (const origin of origins) {
    await sql`insert into embed_origin (client_key, origin) values (${clientKey}, ${origin})`
  }
}
