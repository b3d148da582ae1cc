import type { SignatureStatus } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { askAfterMs } from '../provider-messages/index.ts'
import { askAboutRequest, type RequestState } from '../signature-provider/index.ts'
import { notifyStatusChange } from '../standing/index.ts'
import { holdSignature, type SignatureKey, type SignatureRow } from './signature-row.ts'

/** The database channel for signatures whose state has to be requested. */
export const SIGNATURE_CHANNEL = 'sixpence_signature'

type Here = Pick<Context, 'sql' | 'clock' | 'newId'>

/** Does what follows a signed paper. */
export type WhenSigned = (signature: SignatureRow, context: Here) => Promise<void>

const STATUS_OF: Readonly<Record<RequestState, SignatureStatus>> = {
  awaiting_signature: 'waiting',
  signed: 'signed',
  declined: 'declined',
  canceled: 'canceled',
  expired: 'expired',
}

/**
 * Requests the provider's state of a locked signature, and applies it with everything that follows.
 * A signature ends in no other way, whatever triggered the request.
 */
export async function askAboutSignature(
  signature: SignatureRow,
  context: Here,
  whenSigned: WhenSigned,
): Promise<SignatureStatus> {
  if (signature.status !== 'waiting') return signature.status
  const { sql, clock } = context
  const state = await askAboutRequest(signature.providerRequestId, context)
  const status = STATUS_OF[state ?? 'awaiting_signature']
  const hasEnded = status !== 'waiting'
  const now = clock.now()
  const askAt = new Date(now.getTime() + askAfterMs(signature.requestedTimes))
  await sql`
    update signature set status = ${status}, asked_times = asked_times + 1,
      ended_at = ${hasEnded ? now : null}, ask_at = ${hasEnded ? null : askAt}
    where id = ${signature.id}`
  if (status === 'signed') await whenSigned(signature, context)
  if (hasEnded) await notifyStatusChange(context, signature.customerId)
  return status
}

/** Does the same outside a call, for the named signature. */
export async function askOnBell(
  bank: Bank,
  key: SignatureKey,
  whenSigned: WhenSigned,
): Promise<void> {
  const { clock, newId } = bank
  await inTransaction(bank, async sql => {
    const signature = await holdSignature(sql, key)
    if (signature) await askAboutSignature(signature, { sql, clock, newId }, whenSigned)
  })
}

/** Starts the job that requests the state of signatures about which no message came. */
export async function createSignaturePolls(bank: Bank, whenSigned: WhenSigned): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: SIGNATURE_CHANNEL,
    round: () => askDue(bank, whenSigned),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'a signature', cause }),
  })
}

async function askDue(bank: Bank, whenSigned: WhenSigned): Promise<number> {
  const { database, clock } = bank
  const due = await database.sql<{ id: string }>`
    select id from signature where ended_at is null and ask_at <= ${clock.now()}
    order by ask_at limit 50`
  for (const { id } of due) await askOnBell(bank, { id }, whenSigned)
  const [next] = await database.sql<{ at: Date | null }>`
    select min(ask_at) as at from signature where ended_at is null`
  const untilMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, 0), LONGEST_REST_MS)
}
