import { NO_NOTICE_YET, type Notice } from '@sixpence/protocol'
import type { BankClock, SignedIn } from '../context.ts'
import type { Database, Sql } from '../db/index.ts'

/** The longest time between a sign-in and its first connection. */
const JUST_SIGNED_IN_MS = 60_000

interface NoticeRow {
  id: string
  type: string
  status: Notice['status']
  at: Date
  title: string | null
  body: string | null
  params: Record<string, unknown> | null
}

/** Reads notices by their ids, except those that a reset removed. */
export async function readNotices(
  ids: readonly string[],
  { sql }: Pick<Database, 'sql'>,
): Promise<ReadonlyMap<string, Notice>> {
  const rows = await sql<NoticeRow & Record<string, unknown>>`
    select id, type, status, at, title, body, params from notice where id = any(${ids})`
  return new Map(rows.map(row => [row.id, noticeOf(row)]))
}

/**
 * Reads the notices that a customer hasn't seen yet, oldest first: those after the last seen, and
 * those before it that were committed later. Without a last seen notice, reads every one; after an
 * unknown id, none.
 */
export async function readMissedNotices(
  customerId: string,
  lastNoticeId: string,
  { sql }: Pick<Database, 'sql'>,
): Promise<Notice[]> {
  if (lastNoticeId === NO_NOTICE_YET) return readAllNotices(customerId, sql)
  const rows = await sql<NoticeRow & Record<string, unknown>>`
    select n.id, n.type, n.status, n.at, n.title, n.body, n.params
    from notice n join notice last on last.id = ${lastNoticeId} and last.customer_id = n.customer_id
    where n.customer_id = ${customerId}
      and (n.position > last.position
        or (n.written_by >= last.under_way_from and n.written_by <> last.written_by))
    order by n.position`
  return rows.map(noticeOf)
}

/**
 * Reads the notices that a new session missed before its first connection, oldest first. An older
 * session starts at the next one.
 */
export async function readNoticesSinceSignIn(
  { customerId, sessionId }: Pick<SignedIn, 'customerId' | 'sessionId'>,
  { sql, clock }: { readonly sql: Sql; readonly clock: BankClock },
): Promise<Notice[]> {
  const momentAgo = new Date(clock.now().getTime() - JUST_SIGNED_IN_MS)
  const rows = await sql<NoticeRow & Record<string, unknown>>`
    select n.id, n.type, n.status, n.at, n.title, n.body, n.params
    from notice n join token_family f on f.id = ${sessionId}
    where n.customer_id = ${customerId} and n.at >= f.started_at and f.started_at > ${momentAgo}
    order by n.position`
  return rows.map(noticeOf)
}

/** Returns where a client starts that has seen no notice: before those it missed, if any. */
export async function readNewestNoticeId(
  customerId: string,
  missed: readonly Notice[],
  { sql }: Pick<Database, 'sql'>,
): Promise<string | undefined> {
  const [newest] = await sql<{ id: string }>`
    select id from notice
    where customer_id = ${customerId} and id <> all(${missed.map(({ id }) => id)})
    order by position desc limit 1`
  return newest?.id
}

async function readAllNotices(customerId: string, sql: Sql): Promise<Notice[]> {
  const rows = await sql<NoticeRow & Record<string, unknown>>`
    select id, type, status, at, title, body, params from notice
    where customer_id = ${customerId} order by position`
  return rows.map(noticeOf)
}

function noticeOf({ id, type, status, at, title, body, params }: NoticeRow): Notice {
  return {
    id,
    type,
    status,
    at: at.toISOString(),
    ...(title !== null && { title }),
    ...(body !== null && { body }),
    ...(params && { params }),
  }
}
