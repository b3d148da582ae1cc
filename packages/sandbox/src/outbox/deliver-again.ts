import type { Context } from '../context.ts'

/**
 * Has a receiver told something once more, under the message's own id, whether or not it was, and
 * though it was given up meanwhile. What is late is tried once.
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
