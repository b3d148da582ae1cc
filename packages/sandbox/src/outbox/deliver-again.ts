import type { Context } from '../context.ts'

/**
 * Delivers a message once more under its own id, even if it was delivered or given up. An expired
 * one is tried once.
 */
export async function deliverAgain(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { eventId, receiverId }: { readonly eventId: string; readonly receiverId: string },
): Promise<void> {
  await sql`
    insert into merchant_delivery
      (event_id, receiver_id, customer_id, at, written_at, next_attempt_at)
    select ${eventId}, ${receiverId}, customer_id, at, at, ${clock.now()} from merchant_event
    where id = ${eventId}
    on conflict (event_id, receiver_id) do update
    set next_attempt_at = excluded.next_attempt_at, delivered_at = null`
  await sql`select pg_notify('sixpence_outbox', '')`
}
