import { NO_NOTICE_YET, type Notice } from '@sixpence/protocol'
import type { BankClock, SignedIn } from '../context.ts'
import type { Database, Sql } from '../db/index.ts'

/** How long after a sign-in the first connection may take. */
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

/** Reads notices by their ids; those that a reset took are missing. */
export async function readNotices(
  ids: readonly string[],
  { sql }: Pick<Database, 'sql'>,
): Promise<ReadonlyMap<string, Notice>> {
  const rows = await sql<NoticeRow & Record<string, unknown>>`
    select id, type, status, at, title, body, params from notice where id = any(${ids})`
  return new Map(rows.map(row => [row.id, noticeOf(row)]))
}

/**
 * Reads what a customer has not seen yet, oldest first: what came after the last notice seen, and
 * what stands before it but was committed later. After no notice at all that is every one; an id
 * the bank does not know misses nothing.
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
 * Reads what a session has not heard that began a moment ago, oldest first: what came before its
 * first connection stood. An older session begins with the next one.
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

/** Reads where a client begins that has seen no notice: before those it missed, if any. */
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
