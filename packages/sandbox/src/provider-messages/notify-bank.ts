import type { Context } from '../context.ts'
import type { Receiver } from './receivers.ts'

/** How a provider tells the bank that something has happened. */
export const DELIVERIES = ['once', 'twice', 'late', 'forged', 'never'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** How long a late message takes. */
const LATE_MS = 10 * 60_000

const TIMES = { once: 1, twice: 2, late: 1, forged: 1, never: 0 } as const

/** What the database says when there is something to tell the bank. */
export const PROVIDER_CHANNEL = 'sixpence_provider'

/** A message of a provider: about what, and how it is to arrive. */
export interface ProviderNews {
  readonly receiver: Receiver
  /** The provider's own id of what it is about. */
  readonly about: string
  readonly deliver: Delivery
}

/** Has the bank told that something has happened, as often as the delivery says. */
export async function notifyBank(
  { receiver, about, deliver }: ProviderNews,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + (deliver === 'late' ? LATE_MS : 0))
  const eventId = newId()
  for (let time = 0; time < TIMES[deliver]; time += 1) {
    await sql`
      insert into provider_event (id, event_id, receiver, about, is_forged, due_at)
      values (${newId()}, ${eventId}, ${receiver}, ${about}, ${deliver === 'forged'}, ${dueAt})`
  }
  await sql`select pg_notify(${PROVIDER_CHANNEL}, '')`
}
