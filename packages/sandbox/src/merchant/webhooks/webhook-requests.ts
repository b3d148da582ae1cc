import { MOST_REQUESTS_COUNTED, type WebhookRequest } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type SqlPart, sqlPart } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { dayRange, isCount } from '../../input/index.ts'
import type { RestWork } from '../rest-route.ts'
import { type LogCursor, readCursor, writeCursor } from './log-cursor.ts'

const USUAL_LIMIT = 20
const MOST = 100

type Call = typeof merchantMethods.webhookRequests

export const listWebhookRequests: RestWork<Call> = async (input, context) => {
  const { limit = USUAL_LIMIT } = input
  if (!isCount(limit) || limit > MOST) throw refuse.invalid('limit', `It is 1 to ${MOST}.`)
  const filter = filterOf(input, context)
  const at = await startOf(input.cursor, context)
  // One extra row shows if there is another page in that direction.
  const rows = await rowsAt(filter, { at, limit: limit + 1 }, context)
  const page = rows.slice(0, limit)
  if (at?.direction === 'newer') page.reverse()
  const ends = await endsOf(page, { filter, at, hasMore: rows.length > limit }, context)
  return { items: page.map(asRequest), count: await countOf(filter, context), ...ends }
}

interface Read {
  readonly filter: SqlPart
  readonly at: Start | undefined
  readonly hasMore: boolean
}

/** Returns the cursors of a page and of its neighbours. */
async function endsOf(
  page: readonly PostRow[],
  { filter, at, hasMore }: Read,
  context: CallerContext,
): Promise<{ current?: string; next?: string; prev?: string }> {
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return {}
  const isBackwards = at?.direction === 'newer'
  const isNewer = isBackwards ? hasMore : await hasNewer(filter, first.position, context)
  return {
    current: writeCursor({ direction: 'from', row: first.id }),
    ...((isBackwards || hasMore) && { next: writeCursor({ direction: 'older', row: last.id }) }),
    ...(isNewer && { prev: writeCursor({ direction: 'newer', row: first.id }) }),
  }
}

/** Returns the filter for every row of every page. */
function filterOf(
  input: { query?: string | undefined; fromDate?: string | undefined; toDate?: string | undefined },
  { caller }: CallerContext,
): SqlPart {
  const { from, before } = dayRange(input)
  const query = (input.query ?? '').trim().toLowerCase()
  const pattern = query === '' ? null : `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sqlPart`customer_id = ${caller.customerId}
    and (${from}::timestamptz is null or at >= ${from}::timestamptz)
    and (${before}::timestamptz is null or at < ${before}::timestamptz)
    and (${pattern}::text is null or words like ${pattern}::text)`
}

interface Start {
  readonly direction: LogCursor['direction']
  readonly position: bigint
}

async function startOf(
  cursor: string | undefined,
  { sql, caller }: CallerContext,
): Promise<Start | undefined> {
  if (cursor === undefined || cursor === '') return undefined
  const read = readCursor(cursor)
  const [row] = await sql<{ position: bigint }>`
    select position from merchant_post
    where id = ${read?.row ?? ''} and customer_id = ${caller.customerId}`
  if (!read || !row) throw refuse.invalid('cursor', 'Begin again at the first page.')
  return { direction: read.direction, position: row.position }
}

type PostRow = Omit<WebhookRequest, 'date' | 'method' | Optional> & {
  at: Date
  position: bigint
} & {
  [Name in Optional]: WebhookRequest[Name] | null
}

type Optional = 'webhookId' | 'webhookName' | 'httpStatus' | 'fault'

function rowsAt(
  filter: SqlPart,
  { at, limit }: { readonly at: Start | undefined; readonly limit: number },
  { sql }: CallerContext,
): Promise<PostRow[]> {
  return sql<PostRow & Record<string, unknown>>`
    select id, event_id as "messageId", event, receiver_id as "webhookId",
      receiver_name as "webhookName", at, host, path, http_status as "httpStatus", fault,
      duration_ms as duration, attempt, request, position
    from merchant_post where ${filter} ${rangeOf(at)} limit ${limit}::integer`
}

function rangeOf(at: Start | undefined): SqlPart {
  if (!at) return sqlPart`order by position desc`
  const { direction, position } = at
  if (direction === 'newer') return sqlPart`and position > ${position} order by position`
  if (direction === 'older') return sqlPart`and position < ${position} order by position desc`
  return sqlPart`and position <= ${position} order by position desc`
}

/**
 * Checks for newer rows. The position is a value, not a subquery: the database plans by how few
 * rows lie beyond it.
 */
async function hasNewer(
  filter: SqlPart,
  position: bigint,
  { sql }: CallerContext,
): Promise<boolean> {
  const rows = await sql`
    select from merchant_post where ${filter} and position > ${position} limit 1`
  return rows.length > 0
}

async function countOf(filter: SqlPart, { sql }: CallerContext): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from merchant_post where ${filter} limit ${MOST_REQUESTS_COUNTED}::integer) counted`
  return row?.count ?? 0
}

const asRequest = (row: PostRow): WebhookRequest => {
  const { webhookId, webhookName, httpStatus, fault } = row
  return {
    id: row.id,
    messageId: row.messageId,
    event: row.event,
    ...(webhookId !== null && { webhookId }),
    ...(webhookName !== null && { webhookName }),
    date: row.at.toISOString(),
    method: 'POST',
    host: row.host,
    path: row.path,
    ...(httpStatus !== null && { httpStatus }),
    ...(fault !== null && { fault }),
    duration: row.duration,
    attempt: row.attempt,
    request: row.request,
  }
}
