import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import type { Post } from '../http/index.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { messageOf } from './message-of.ts'
import { logPost } from './post-log.ts'
import { type Posted, postNotification } from './post-notification.ts'
import { markDelivered, markFailed, release } from './settle-delivery.ts'

export interface Delivering {
  readonly bank: Pick<Bank, 'database' | 'clock' | 'newId' | 'real'>
  readonly post: Post
  /** Aborts the attempts under way. */
  readonly closing: AbortSignal
}

interface Message {
  readonly customerId: string
  readonly kind: 'webhook' | 'ipn'
  readonly name: string
  readonly url: string
  readonly secret: string
  readonly formerSecret: string | null
  readonly event: string
  readonly at: Date
  readonly writtenAt: Date
  readonly facts: Record<string, unknown>
}

/** Makes one attempt to notify a merchant's server, and keeps the outcome. */
export async function deliver(claimed: ClaimedDelivery, delivering: Delivering): Promise<void> {
  const { bank, post, closing } = delivering
  const message = await findMessage(claimed, bank)
  // Since the claim a reset removed it, or the merchant removed the receiver or its address.
  if (!message) return release({ sql: bank.database.sql }, claimed)
  const { url, secret, formerSecret, event, at, facts } = message
  const body = messageOf({ id: claimed.eventId, type: event, at, facts })
  const outgoing = {
    url,
    body,
    secret,
    formerSecret: formerSecret ?? undefined,
    at: bank.real.now(),
  }
  const posted = await postNotification(post, outgoing, closing)
  if (closing.aborted && !posted.isTaken) return release({ sql: bank.database.sql }, claimed)
  await keep(claimed, { message, body, posted }, bank)
}

async function findMessage(
  { eventId, receiverId }: ClaimedDelivery,
  { database, clock }: Delivering['bank'],
): Promise<Message | undefined> {
  const [message] = await database.sql<Message & Record<string, unknown>>`
    select receiver.customer_id as "customerId", kind, name, url, secret,
      case when former_until > ${clock.now()} then former_secret end as "formerSecret",
      event.type as event, event.at, written_at as "writtenAt", facts
    from merchant_delivery delivery
      join merchant_receiver receiver on receiver.id = receiver_id
      join merchant_event event on event.id = event_id
    where event_id = ${eventId} and receiver.id = ${receiverId} and enabled and url is not null`
  return message
}

interface Outcome {
  readonly message: Message
  readonly body: string
  readonly posted: Posted
}

const keep = (
  claimed: ClaimedDelivery,
  { message, body, posted }: Outcome,
  bank: Delivering['bank'],
): Promise<void> =>
  inTransaction(bank, async sql => {
    const context = { ...bank, sql }
    const { customerId, kind, name, url, event, writtenAt } = message
    const { eventId, receiverId: id, attempts: attempt } = claimed
    if (posted.isTaken) await markDelivered(context, claimed, posted)
    else await markFailed(context, claimed, { writtenAt, httpStatus: posted.httpStatus })
    // IPN has its own history.
    if (kind === 'ipn') return
    const receiver = { id, name }
    await logPost(context, { customerId, eventId, event, receiver, url, body, attempt, posted })
  })
