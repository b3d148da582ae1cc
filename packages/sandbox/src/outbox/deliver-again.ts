import type { Context } from '../context.ts'

/**
 * Has a receiver told something once more, under the message's own id, whether or not it was. What
 * is late is tried once.
 */
export async function deliverAgain(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { eventId, receiverId }: { readonly eventId: string; readonly receiverId: string },
): Promise<void> {
  await sql`
    update merchant_delivery set next_attempt_at = ${clock.now()}, delivered_at = null
    where event_id = ${eventId} and receiver_id = ${receiverId}`
  await sql`select pg_notify('sixpence_outbox', '')`
}
