import { newSecret, sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'

/** A key that a merchant's server is to be let in with. */
export interface NewApiKey {
  readonly id: string
  readonly customerId: string
  readonly clientKey: string
  readonly name: string
  readonly enabled: boolean
  /** Kept as SHA-256: this is the last time that the bank sees it before it is used. */
  readonly secret: string
  readonly createdAt: Date
}

/** A key that nobody has yet: `sk_` and 256 random bits. */
export const newApiKey = (): string => `sk_${newSecret()}`

const LETTERS_OF_PREFIX = 'sk_'.length + 8

/** The beginning of a key, which is no secret. */
export const prefixOf = (key: string): string => key.slice(0, LETTERS_OF_PREFIX)

/** Lets a server in by a key. */
export async function addApiKey(sql: Sql, key: NewApiKey): Promise<void> {
  const { id, customerId, clientKey, name, enabled, secret, createdAt } = key
  await sql`
    insert into merchant_api_key
      (id, customer_id, client_key, name, enabled, prefix, hash, created_at)
    values (${id}, ${customerId}, ${clientKey}, ${name}, ${enabled}, ${prefixOf(secret)},
      ${await sha256(secret)}, ${createdAt})`
}
