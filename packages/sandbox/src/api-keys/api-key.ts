import { newSecret, sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'

/** A key for a merchant's server. */
export interface NewApiKey {
  readonly id: string
  readonly customerId: string
  readonly clientKey: string
  readonly name: string
  readonly enabled: boolean
  /** Stored as SHA-256: the bank doesn't see the key again until it is used. */
  readonly secret: string
  readonly createdAt: Date
}

/** Returns a new key: `sk_` and 256 random bits. */
export const newApiKey = (): string => `sk_${newSecret()}`

const LETTERS_OF_PREFIX = 'sk_'.length + 8

/** Returns the prefix of a key, which isn't secret. */
export const prefixOf = (key: string): string => key.slice(0, LETTERS_OF_PREFIX)

/** Stores a key for a server. */
export async function addApiKey(sql: Sql, key: NewApiKey): Promise<void> {
  const { id, customerId, clientKey, name, enabled, secret, createdAt } = key
  await sql`
    insert into merchant_api_key
      (id, customer_id, client_key, name, enabled, prefix, hash, created_at)
    values (${id}, ${customerId}, ${clientKey}, ${name}, ${enabled}, ${prefixOf(secret)},
      ${await sha256(secret)}, ${createdAt})`
}
