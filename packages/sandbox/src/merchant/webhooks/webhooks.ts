import type { Webhook } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { addReceiver, keepWaiting, newSigningSecret } from '../../outbox/index.ts'
import { holdMerchant } from '../hold-merchant.ts'
import { readAddress } from '../read-address.ts'
import type { RestWork } from '../rest-route.ts'
import { findWebhooks, webhookOf } from './find-webhooks.ts'

const MOST = 100

type Methods = typeof merchantMethods

export const listWebhooks: RestWork<Methods['webhooks']> = async (_input, context) => {
  const items = await findWebhooks(context)
  return { items, total: items.length }
}

export const createWebhook: RestWork<Methods['createWebhook']> = async (input, context) => {
  const { sql, clock, newId, caller, locale } = context
  const url = readAddress(input.url, 'url', context)
  await holdMerchant(context)
  if ((await findWebhooks(context)).length >= MOST) {
    const count = String(MOST)
    throw refuse.invalid('webhooksFull', refusalText(locale, 'webhooksFull', { count }))
  }
  const [id, secret] = [newId(), newSigningSecret('whsec')]
  const { name, enabled = true } = input
  const { customerId } = caller
  const createdAt = clock.now()
  await addReceiver(sql, { id, customerId, kind: 'webhook', name, enabled, url, secret, createdAt })
  return { ...(await webhookOf(id, context)), secret }
}

export const updateWebhook: RestWork<Methods['updateWebhook']> = async (
  { name = '', enabled, url },
  context,
  id,
) => {
  await hold(id, context)
  const present = await webhookOf(id, context)
  const address = url ? readAddress(url, 'url', context) : present.url
  await change(context, { id, name, enabled, url: address })
  if (enabled === true && !present.enabled) await keepWaiting(context, id)
  return webhookOf(id, context)
}

/** Locks the webhook: concurrent changes wait, so that fields a caller leaves out stay unchanged. */
async function hold(id: string, { sql, caller }: CallerContext): Promise<void> {
  await sql`
    select from merchant_receiver
    where id = ${id} and customer_id = ${caller.customerId} for no key update`
}

async function change(
  { sql }: CallerContext,
  {
    id,
    name,
    enabled,
    url,
  }: Pick<Webhook, 'id' | 'name' | 'url'> & { enabled?: boolean | undefined },
): Promise<void> {
  await sql`
    update merchant_receiver
    set name = coalesce(nullif(${name}, ''), name), enabled = coalesce(${enabled}::boolean, enabled),
      url = ${url}, failures = case when url = ${url} then failures else 0 end
    where id = ${id}`
  await sql`select pg_notify('sixpence_outbox', '')`
}

export const deleteWebhook: RestWork<Methods['deleteWebhook']> = async (_input, context, id) => {
  await webhookOf(id, context)
  await context.sql`delete from merchant_receiver where id = ${id}`
  return {}
}
