import type { Context } from '../context.ts'

/** One attempt to notify a merchant's server, claimed by this process. */
export interface ClaimedDelivery {
  readonly eventId: string
  readonly receiverId: string
  /** Includes this one. */
  readonly attempts: number
  /** The receiver did not take the last one. */
  readonly isIll: boolean
}

/** The numbers of deliveries that may be claimed. */
export interface FreeSlots {
  readonly all: number
  /** The deliveries to failing receivers; the rest are reserved for healthy ones. */
  readonly ofIll: number
}

/** The maximum number of concurrent posts to one receiver, and to all receivers of one merchant. */
export const MOST_AT_ONCE = { receiver: 2, merchant: 6 } as const

/** A lock number used by nothing else in the database. */
const LOCK = 6_112_018

/**
 * Claims due deliveries that no process is making, those to healthy receivers first. A claim lasts
 * 15 seconds of real time if its process never reports back. One process claims at a time, because
 * posts under way have to be counted.
 */
export async function claimDeliveries(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  free: FreeSlots,
): Promise<readonly ClaimedDelivery[]> {
  await sql`select pg_advisory_xact_lock(${LOCK})`
  return sql<ClaimedDelivery & Record<string, unknown>>`
    with busy as (
      select receiver_id, customer_id, count(*)::integer as posts
      from merchant_delivery where held_until > clock_timestamp()
      group by receiver_id, customer_id
    ), due as (
      select next.event_id, next.receiver_id, receiver.customer_id, next_attempt_at,
        receiver.failures > 0 as is_ill
      from merchant_receiver receiver
        left join busy on busy.receiver_id = receiver.id
        cross join lateral (
          select event_id, receiver_id, next_attempt_at from merchant_delivery
          where receiver_id = receiver.id and next_attempt_at <= ${clock.now()}
            and (held_until is null or held_until <= clock_timestamp())
          order by next_attempt_at, event_id
          limit greatest(${MOST_AT_ONCE.receiver}::integer - coalesce(busy.posts, 0), 0)
        ) next
      where receiver.enabled and receiver.url is not null
    ), fair as (
      select due.*,
        row_number() over (
          partition by customer_id order by is_ill, next_attempt_at, event_id, receiver_id
        ) as of_merchant
      from due
    ), allowed as (
      select fair.*, row_number() over (partition by is_ill order by next_attempt_at) as of_kind
      from fair
      where of_merchant + coalesce((
        select sum(posts) from busy where busy.customer_id = fair.customer_id
      ), 0) <= ${MOST_AT_ONCE.merchant}::integer
    ), chosen as (
      select event_id, receiver_id, is_ill from allowed
      where not is_ill or of_kind <= ${free.ofIll}::integer
      order by is_ill, next_attempt_at
      limit ${free.all}::integer
    )
    update merchant_delivery taken
    set attempts = attempts + 1, held_until = clock_timestamp() + interval '15 seconds'
    from chosen
    where taken.event_id = chosen.event_id and taken.receiver_id = chosen.receiver_id
    returning taken.event_id as "eventId", taken.receiver_id as "receiverId", attempts,
      is_ill as "isIll"`
}

/** Returns the milliseconds until the next delivery is due, unless something happens earlier. */
export async function nextDueMs({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<number | undefined> {
  const now = clock.now()
  const [row] = await sql<{ ms: number | null }>`
    select (1000 * extract(epoch from least(
      (select min(next_attempt_at) from merchant_delivery where next_attempt_at > ${now}) - ${now},
      (
        select min(held_until) from merchant_delivery where held_until > clock_timestamp()
      ) - clock_timestamp()
    )))::double precision as ms`
  return row?.ms ?? undefined
}
