import type { Bank } from '../bank.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { type Receiver, RECEIVERS } from './receivers.ts'
import { SIGNATURE_HEADER, signMessage } from './sign-message.ts'
import { PROVIDER_CHANNEL } from './notify-bank.ts'

/** Carries a message to the bank's receiver. */
export type ToBank = (path: string, init: RequestInit) => Promise<Response>

interface DueEvent extends Record<string, unknown> {
  readonly id: string
  readonly eventId: string
  readonly receiver: Receiver
  readonly about: string
  readonly isForged: boolean
  readonly tries: number
}

const MOST_TRIES = 5

/** Starts sending events to the bank; repeats those that it doesn't accept. */
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
    select id, event_id as "eventId", receiver, about, is_forged as "isForged", tries
    from provider_event
    where heard_at is null and tries < ${MOST_TRIES} and due_at <= ${clock.now()}
    order by position limit 20`
  for (const event of due) {
    const answer = await toBank(RECEIVERS[event.receiver].path, await messageOf(event))
    const retryAt = new Date(clock.now().getTime() + 1000 * 2 ** event.tries)
    const receivedAt = answer.ok ? clock.now() : null
    await sql`
      update provider_event set tries = tries + 1, heard_at = ${receivedAt}, due_at = ${retryAt}
      where id = ${event.id}`
  }
  const [next] = await sql<{ at: Date | null }>`
    select min(due_at) as at from provider_event where heard_at is null and tries < ${MOST_TRIES}`
  const untilMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, 0), LONGEST_REST_MS)
}

const RESOURCE_TYPES: Readonly<Record<Receiver, string>> = {
  jmo: 'workflow_run',
  nfd: 'workflow_run',
  signature: 'signature_request',
}

async function messageOf({ eventId, receiver, about, isForged }: DueEvent): Promise<RequestInit> {
  const payload = { id: eventId, resource_type: RESOURCE_TYPES[receiver], object: { id: about } }
  const bytes = new TextEncoder().encode(JSON.stringify({ payload }))
  const secret = isForged ? 'not the secret' : RECEIVERS[receiver].secret
  const headers = {
    'Content-Type': 'application/json',
    [SIGNATURE_HEADER]: await signMessage(secret, bytes),
  }
  return { method: 'POST', headers, body: bytes }
}
