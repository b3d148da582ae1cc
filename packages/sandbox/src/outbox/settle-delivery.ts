import type { Context } from '../context.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { Posted } from './post-notification.ts'
import { isTooLate, retryDelayMs } from './retry-delay.ts'

type Clocked = Pick<Context, 'sql' | 'clock'>

/** Marks a delivery as received: it is never sent again. */
export async function markDelivered(
  { sql, clock }: Clocked,
  { eventId, receiverId }: ClaimedDelivery,
  { httpStatus }: Pick<Posted, 'httpStatus'>,
): Promise<void> {
  const now = clock.now()
  await sql`
    update merchant_delivery
    set delivered_at = ${now}, next_attempt_at = null, held_until = null,
      http_status = ${httpStatus}
    where event_id = ${eventId} and receiver_id = ${receiverId}`
  await sql`
    update merchant_receiver set failures = 0, last_delivered_at = ${now} where id = ${receiverId}`
}

/** Marks a delivery as failed: it is retried later, unless it is too late or somebody settled it. */
export async function markFailed(
  { sql, clock }: Clocked,
  { eventId, receiverId, attempts }: ClaimedDelivery,
  { writtenAt, httpStatus }: { readonly writtenAt: Date; readonly httpStatus?: number | undefined },
): Promise<void> {
  const now = clock.now()
  const next = new Date(now.getTime() + retryDelayMs(attempts, chance()))
  await sql`
    update merchant_delivery
    set next_attempt_at = case
        when confirmed_at is null then ${isTooLate(writtenAt, next) ? null : next}::timestamptz
      end,
      held_until = null, http_status = ${httpStatus}
    where event_id = ${eventId} and receiver_id = ${receiverId} and attempts = ${attempts}
      and delivered_at is null`
  await sql`update merchant_receiver set failures = failures + 1 where id = ${receiverId}`
}

/** Returns a delivery that the bank itself aborted, for another process to make. */
export async function release(
  { sql }: Pick<Context, 'sql'>,
  { eventId, receiverId, attempts }: ClaimedDelivery,
): Promise<void> {
  await sql`
    update merchant_delivery set held_until = null
    where event_id = ${eventId} and receiver_id = ${receiverId} and attempts = ${attempts}`
}

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
