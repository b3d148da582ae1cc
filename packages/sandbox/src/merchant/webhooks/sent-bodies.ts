import type { CallerContext } from '../../context.ts'
import { messageOf } from '../../outbox/index.ts'

/** The number of a merchant's latest messages to search if the id of one can't be read. */
const LATEST = 100

/**
 * Lists posted bodies that a pasted message may come from: those with its id, and the latest of its
 * webhook.
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

/** Returns the id in a message, even if the rest of it was reformatted. */
const idIn = (body: string): string | undefined => /"id"\s*:\s*"([\w-]{1,64})"/.exec(body)?.[1]
