import { addApiKey } from '../api-keys/index.ts'
import type { Sql } from '../db/index.ts'
import { addReceiver } from '../outbox/index.ts'

/** A company whose pages may embed the bank. */
export interface NewEmbedder {
  readonly clientKey: string
  readonly name: string
  readonly origins: readonly string[]
  /** Set for a payee of the bank's checkout. */
  readonly merchant?: NewMerchant | undefined
}

export interface NewMerchant {
  readonly customerId: string
  /** Stored as SHA-256: the bank doesn't see it again until it is used. */
  readonly apiKey: string
  readonly signingSecret: string
  /** The address of its first webhook. If missing, notifications wait until there is one. */
  readonly notificationUrl?: string | undefined
  /** Both are as old as the bank by default. */
  readonly createdAt?: Date | undefined
}

/** Adds a company that may embed the bank. */
export async function addEmbedder(sql: Sql, embedder: NewEmbedder): Promise<void> {
  const { clientKey, name, origins, merchant } = embedder
  await sql`
    insert into embedder (client_key, name, merchant_id)
    values (${clientKey}, ${name}, ${merchant?.customerId})`
  if (merchant) await addServer(sql, clientKey, merchant)
  for (const origin of origins) {
    await sql`insert into embed_origin (client_key, origin) values (${clientKey}, ${origin})`
  }
}

/** The id of the webhook that a merchant has from the start. */
export const firstWebhookOf = (clientKey: string): string => `webhook-of-${clientKey}`

export const FIRST_WEBHOOK_NAME = 'Server'

/** Creates the first key and the first webhook of a merchant's server. */
async function addServer(sql: Sql, clientKey: string, merchant: NewMerchant): Promise<void> {
  const { customerId, apiKey, signingSecret, notificationUrl, createdAt = FIRST_DAY } = merchant
  const common = { customerId, name: FIRST_WEBHOOK_NAME, enabled: true, createdAt }
  await addApiKey(sql, { ...common, id: `key-of-${clientKey}`, clientKey, secret: apiKey })
  await addReceiver(sql, {
    ...common,
    id: firstWebhookOf(clientKey),
    kind: 'webhook',
    url: notificationUrl,
    secret: signingSecret,
  })
}

const FIRST_DAY = new Date('2026-01-01T00:00:00.000Z')
