import type { Webhook } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'

type WebhookRow = Omit<Webhook, 'createdAt' | 'formerSecretUntil' | 'lastDeliveredAt'> & {
  createdAt: Date
  formerUntil: Date | null
  lastDeliveredAt: Date | null
}

/** Lists the caller's webhooks, newest first, or only the one with an id. */
export async function findWebhooks(
  { sql, clock, caller }: CallerContext,
  id?: string,
): Promise<Webhook[]> {
  const now = clock.now()
  const rows = await sql<WebhookRow>`
    select id, customer_id as "customerId", name, enabled, url, created_at as "createdAt", failures,
      case when former_until > ${now} then former_until end as "formerUntil",
      last_delivered_at as "lastDeliveredAt",
      (select count(*)::integer from merchant_delivery
        where receiver_id = merchant_receiver.id and next_attempt_at is not null) as waiting
    from merchant_receiver
    where customer_id = ${caller.customerId} and kind = 'webhook' and url is not null
      and (${id}::text is null or id = ${id}::text)
    order by position desc`
  return rows.map(({ createdAt, formerUntil, lastDeliveredAt, ...webhook }) => ({
    ...webhook,
    createdAt: createdAt.toISOString(),
    ...(formerUntil && { formerSecretUntil: formerUntil.toISOString() }),
    ...(lastDeliveredAt && { lastDeliveredAt: lastDeliveredAt.toISOString() }),
  }))
}

/**
 * Returns a webhook of the caller.
 *
 * @throws {Refusal} `13` for another's and for a missing one.
 */
export async function webhookOf(id: string, context: CallerContext): Promise<Webhook> {
  const [webhook] = await findWebhooks(context, id)
  if (!webhook) throw noWebhook()
  return webhook
}

export const noWebhook = () => refuse.accessDenied('There is no such webhook.')
