import type { Context } from '../context.ts'
import type { Receiver } from './receivers.ts'

/** The ways in which a provider's message reaches the bank. */
export const DELIVERIES = ['once', 'twice', 'late', 'forged', 'never'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** The delay of a late message. */
const LATE_MS = 10 * 60_000

const TIMES = { once: 1, twice: 2, late: 1, forged: 1, never: 0 } as const

/** The database's channel for providers' messages to the bank. */
export const PROVIDER_CHANNEL = 'sixpence_provider'

/** A provider's message: its subject, and the way in which it arrives. */
export interface ProviderNews {
  readonly receiver: Receiver
  /** The provider's own id of the subject. */
  readonly about: string
  readonly deliver: Delivery
}

/** Sends the bank a message, as often as the delivery requires. */
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
