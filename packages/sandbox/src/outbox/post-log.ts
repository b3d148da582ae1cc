import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { logText } from '../input/index.ts'
import type { Posted } from './post-notification.ts'

/** An attempt to notify a server, as the merchant's log shows it. */
export interface LoggedPost {
  readonly customerId: string
  readonly eventId: string
  readonly event: string
  readonly receiver: { readonly id: string; readonly name: string } | undefined
  readonly url: string
  readonly body: string
  readonly attempt: number
  readonly posted: Posted
}

const LOCK_OF_LOGS = 6_112_019

/** Adds an attempt to the merchant's log. */
export async function logPost(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  { customerId, eventId, event, receiver, url, body, attempt, posted }: LoggedPost,
): Promise<void> {
  const { host, pathname } = new URL(url)
  const { httpStatus, fault, durationMs } = posted
  const id = newId()
  const words = [id, eventId, event, pathname].join(' ').toLowerCase()
  await inOrder(sql, customerId)
  await sql`
    insert into merchant_post (id, customer_id, event_id, event, receiver_id, receiver_name, at, host,
      path, http_status, fault, duration_ms, attempt, request, words)
    values (${id}, ${customerId}, ${eventId}, ${event}, ${receiver?.id}, ${receiver?.name},
      ${clock.now()}, ${host}, ${pathname}, ${httpStatus}, ${fault}, ${durationMs}, ${attempt},
      ${logText(body)}, ${words})`
}

/**
 * Makes rows of one merchant's log visible in the order of their positions, so that a reader who
 * continues after a row misses none that was being written.
 */
const inOrder = (sql: Sql, customerId: string) =>
  sql`select pg_advisory_xact_lock(${LOCK_OF_LOGS}, hashtext(${customerId}))`
