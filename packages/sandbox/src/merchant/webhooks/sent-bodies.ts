import type { CallerContext } from '../../context.ts'
import { messageOf } from '../../outbox/index.ts'

/** How far back the log of a merchant is looked through for a message whose id cannot be read. */
const LATEST = 100

/**
 * What the bank has posted that a pasted message may once have been: what has its id, and the
 * latest of its webhook.
 */
export async function sentBodies(
  { webhookId, body }: { readonly webhookId: string; readonly body: string },
  context: CallerContext,
): Promise<readonly string[]> {
  const { sql, caller } = context
  const logged = await sql<{ request: string }>`
    select request from (
      select request, receiver_id from merchant_post
      where customer_id = ${caller.customerId} order by position desc limit ${LATEST}::integer
    ) latest where receiver_id = ${webhookId}`
  const named = await eventBody(idIn(body), context)
  return [...new Set([...named, ...logged.map(({ request }) => request)])]
}

async function eventBody(
  id: string | undefined,
  { sql, caller }: CallerContext,
): Promise<readonly string[]> {
  if (id === undefined) return []
  const events = await sql<EventRow>`
    select id, type, at, facts from merchant_event
    where id = ${id} and customer_id = ${caller.customerId}`
  return events.map(messageOf)
}

type EventRow = Parameters<typeof messageOf>[0] & Record<string, unknown>

/** The id that a message names, however the rest of it was written anew. */
const idIn = (body: string): string | undefined => /"id"\s*:\s*"([\w-]{1,64})"/.exec(body)?.[1]
