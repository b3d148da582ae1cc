import type { IdentityProvider } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { PROVIDER_CHANNEL } from './play-outcome.ts'
import { PROVIDER_SECRETS, SIGNATURE_HEADER, signMessage } from './signature.ts'

/** Carries a message to the bank's receiver. */
export type ToBank = (path: string, init: RequestInit) => Promise<Response>

interface DueEvent extends Record<string, unknown> {
  readonly id: string
  readonly eventId: string
  readonly runId: string
  readonly provider: IdentityProvider
  readonly isForged: boolean
  readonly tries: number
}

const MOST_TRIES = 5

/** Begins to tell the bank of runs that have ended; what it does not take is told again. */
export async function createProviderEvents(bank: Bank, toBank: ToBank): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: PROVIDER_CHANNEL,
    round: () => sendDue(bank, toBank),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'a provider’s message', cause }),
  })
}

async function sendDue({ database, clock }: Bank, toBank: ToBank): Promise<number> {
  const { sql } = database
  const due = await sql<DueEvent>`
    select event.id, event_id as "eventId", run_id as "runId", provider, is_forged as "isForged",
      tries
    from provider_event event join provider_run run on run.id = run_id
    where heard_at is null and tries < ${MOST_TRIES} and due_at <= ${clock.now()}
    order by event.position limit 20`
  for (const event of due) {
    const answer = await toBank(`/webhooks/identity/${event.provider}`, await messageOf(event))
    const retryAt = new Date(clock.now().getTime() + 1000 * 2 ** event.tries)
    const heardAt = answer.ok ? clock.now() : null
    await sql`
      update provider_event set tries = tries + 1, heard_at = ${heardAt}, due_at = ${retryAt}
      where id = ${event.id}`
  }
  const [next] = await sql<{ at: Date | null }>`
    select min(due_at) as at from provider_event where heard_at is null and tries < ${MOST_TRIES}`
  const untilMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, 0), LONGEST_REST_MS)
}

async function messageOf({ eventId, runId, provider, isForged }: DueEvent): Promise<RequestInit> {
  const payload = { id: eventId, resource_type: 'workflow_run', object: { id: runId } }
  const bytes = new TextEncoder().encode(JSON.stringify({ payload }))
  const secret = isForged ? 'not the secret' : PROVIDER_SECRETS[provider]
  const headers = {
    'Content-Type': 'application/json',
    [SIGNATURE_HEADER]: await signMessage(secret, bytes),
  }
  return { method: 'POST', headers, body: bytes }
}
