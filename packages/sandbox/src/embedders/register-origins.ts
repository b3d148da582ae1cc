import { clientKeySchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { Sql } from '../db/index.ts'
import { readNotificationAddress, RestFault } from '../http/index.ts'
import { addReceiver, newSigningSecret } from '../outbox/index.ts'
import { FIRST_WEBHOOK_NAME, firstWebhookOf } from './add-embedder.ts'
import { isExactOrigin } from './exact-origin.ts'
import { findEmbedder, type ListedEmbedder } from './list-embedders.ts'

/** The input of `POST /origins`: one of the two, or both. */
export const originInputSchema = z.strictObject({
  clientKey: clientKeySchema,
  /** Added to the existing ones. */
  origin: z.optional(z.string()),
  /** Replaces the existing one. */
  notificationUrl: z.optional(z.string()),
})

/** One more origin of an embedder, or another address for a merchant's notifications. */
export type EmbedderLocation = z.output<typeof originInputSchema>

/**
 * Lets an embedder show the bank on one more origin, or changes the address for notifications: that
 * of their first webhook, which is created again with its own secret if the merchant has deleted
 * it.
 *
 * @throws {RestFault} 400 for an origin or address that isn't allowed, 404 for an unknown key.
 */
export async function registerOrigins(sql: Sql, input: EmbedderLocation): Promise<ListedEmbedder> {
  const { clientKey, origin, notificationUrl } = input
  if (origin === undefined && notificationUrl === undefined) {
    throw new RestFault(400, 'invalid_request', 'Name an origin or a notificationUrl.')
  }
  const embedder = await findEmbedder(sql, clientKey)
  if (!embedder) throw new RestFault(404, 'not_found', `Nobody has the key ${clientKey}.`)
  if (origin !== undefined) await addOrigin(sql, clientKey, origin)
  if (notificationUrl !== undefined) await moveNotifications(sql, embedder, notificationUrl)
  return (await findEmbedder(sql, clientKey)) ?? embedder
}

async function addOrigin(sql: Sql, clientKey: string, origin: string): Promise<void> {
  if (!isExactOrigin(origin)) {
    throw new RestFault(400, 'invalid_request', `Not an exact origin. ${RULE}`)
  }
  await sql`
    insert into embed_origin (client_key, origin) values (${clientKey}, ${origin})
    on conflict do nothing`
}

async function moveNotifications(
  sql: Sql,
  { clientKey, merchant }: ListedEmbedder,
  notificationUrl: string,
): Promise<void> {
  if (!merchant) {
    throw new RestFault(400, 'invalid_request', 'Merchants alone are told of payments.')
  }
  const url = addressIn(notificationUrl)
  const id = firstWebhookOf(clientKey)
  // It exists from the start, at first without an address.
  const moved = await sql`
    update merchant_receiver set url = ${url}, failures = 0 where id = ${id} returning id`
  if (moved.length === 0) await addFirstWebhook(sql, { clientKey, id, url })
  // Notifications that waited for an address have one now.
  await sql`select pg_notify('sixpence_outbox', '')`
}

async function addFirstWebhook(
  sql: Sql,
  { clientKey, id, url }: { readonly clientKey: string; readonly id: string; readonly url: string },
): Promise<void> {
  const [row] = await sql<{ customerId: string; now: Date }>`
    select merchant_id as "customerId", bank_now() as now from embedder
    where client_key = ${clientKey}`
  if (!row) throw new Error(`Nobody has the key ${clientKey}.`)
  await addReceiver(sql, {
    id,
    customerId: row.customerId,
    kind: 'webhook',
    name: FIRST_WEBHOOK_NAME,
    enabled: true,
    url,
    secret: newSigningSecret('whsec'),
    createdAt: row.now,
  })
}

function addressIn(text: string): string {
  try {
    return readNotificationAddress(text).url.href
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    const message = `Notifications cannot go there. ${reason} ${RULE}`
    throw new RestFault(400, 'invalid_request', message)
  }
}

const RULE = 'Use https, or http for names of this machine, e.g. https://shop.example.'
