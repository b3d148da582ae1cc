import type { Context } from '../context.ts'
import type { ProviderState } from './provider-run.ts'

/** How a provider tells the bank that a run has ended. */
export const DELIVERIES = ['once', 'twice', 'late', 'forged', 'never'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** How long a late message takes. */
const LATE_MS = 10 * 60_000

/** What became of a run, and how the bank is to hear of it. */
export interface Outcome {
  readonly state: Exclude<ProviderState, 'awaiting_input'>
  readonly reason?: string | undefined
  readonly nameOnDocument?: string | undefined
  readonly deliver: Delivery
}

/** What the database says when there is something to tell the bank. */
export const PROVIDER_CHANNEL = 'sixpence_provider'

const FINAL: readonly ProviderState[] = ['approved', 'declined', 'abandoned']

/**
 * Ends a run as its provider would, or moves it on; false for one that has ended. Of a forged
 * message nothing is true: the run stays as it is.
 */
export async function playOutcome(
  providerRunId: string,
  { state, reason, nameOnDocument, deliver }: Outcome,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<boolean> {
  const { sql } = context
  if (deliver !== 'forged') {
    const [moved] = await sql<{ id: string }>`
      update provider_run set state = ${state}, reason = ${reason ?? null},
        name_on_document = ${nameOnDocument ?? null}
      where id = ${providerRunId} and not state = any(${FINAL}) returning id`
    if (!moved) return false
  }
  await tell(providerRunId, deliver, context)
  return true
}

async function tell(
  runId: string,
  deliver: Delivery,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const times = { once: 1, twice: 2, late: 1, forged: 1, never: 0 }[deliver]
  const dueAt = new Date(clock.now().getTime() + (deliver === 'late' ? LATE_MS : 0))
  const eventId = newId()
  for (let time = 0; time < times; time += 1) {
    await sql`
      insert into provider_event (id, event_id, run_id, is_forged, due_at)
      values (${newId()}, ${eventId}, ${runId}, ${deliver === 'forged'}, ${dueAt})`
  }
  await sql`select pg_notify(${PROVIDER_CHANNEL}, '')`
}
