import type { Context } from '../context.ts'
import { isTooLate, retryDelayMs } from './retry-delay.ts'

/** One attempt to tell a merchant, which nobody else makes meanwhile. */
export interface ClaimedNotification {
  readonly id: string
  readonly checkoutId: string
  /** With this one. */
  readonly attempts: number
}

type Clocked = Pick<Context, 'sql' | 'clock'>

/**
 * Takes up to so many notifications that are due and that nobody is at, in this process or another.
 * Whoever takes one and is never heard of again holds it for 15 seconds of real time.
 */
export async function claimNotifications(
  { sql, clock }: Clocked,
  most: number,
): Promise<readonly ClaimedNotification[]> {
  return sql<ClaimedNotification & Record<string, unknown>>`
    update checkout_notification
    set attempts = attempts + 1, held_until = clock_timestamp() + interval '15 seconds'
    where id in (
      select due.id
      from checkout_notification due
        join checkout on checkout.id = checkout_id
        join embedder using (client_key)
      where next_attempt_at <= ${clock.now()} and notification_url is not null
        and (held_until is null or held_until <= clock_timestamp())
      order by next_attempt_at, due.id
      limit ${most}::integer
      for update of due skip locked
    )
    returning id, checkout_id as "checkoutId", attempts`
}

/** The merchant has it: never again. */
export async function markDelivered({ sql, clock }: Clocked, id: string): Promise<void> {
  await sql`
    update checkout_notification
    set delivered_at = ${clock.now()}, next_attempt_at = null, held_until = null
    where id = ${id}`
}

/** The merchant may not have it: again later, unless it is too late. */
export async function markFailed(
  { sql, clock }: Clocked,
  { id, attempts }: ClaimedNotification,
  finalAt: Date,
): Promise<void> {
  const next = new Date(clock.now().getTime() + retryDelayMs(attempts, chance()))
  await sql`
    update checkout_notification
    set next_attempt_at = ${isTooLate(finalAt, next) ? null : next}, held_until = null
    where id = ${id} and attempts = ${attempts} and delivered_at is null`
}

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** When there will be something to do: a merchant to tell, or a checkout whose hour is over. */
export async function nextDue({ sql }: Pick<Context, 'sql'>): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }>`
    select least(
      (
        select min(next_attempt_at)
        from checkout_notification
          join checkout on checkout.id = checkout_id
          join embedder using (client_key)
        where notification_url is not null
          and (held_until is null or held_until <= clock_timestamp())
      ),
      (select min(expires_at) from checkout where status = 'open')
    ) as at`
  return row?.at ?? undefined
}
