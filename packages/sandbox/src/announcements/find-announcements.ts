import type { Announcement, AnnouncementChoice } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

/** The wanted announcements: one by its id, or all. */
interface AnnouncementFilter {
  readonly id?: string
  /** Only those that ask for a choice. */
  readonly needsChoice?: boolean
}

/** The announcements found, newest first, and the total number. */
interface Found {
  readonly items: readonly Announcement[]
  readonly total: number
}

const MOST_ROWS = 100

interface Row {
  id: string
  title: string
  body: string
  needsChoice: boolean
  publishedAt: Date
  isRead: boolean
  choice: AnnouncementChoice | null
  total: number
}

/** Finds announcements in the language of the call, with what the signed-in person did with them. */
export async function findAnnouncements(
  { sql, caller, clock, locale }: Pick<CallerContext, 'sql' | 'caller' | 'clock' | 'locale'>,
  { id, needsChoice = false }: AnnouncementFilter = {},
): Promise<Found> {
  const rows = await sql<Row & Record<string, unknown>>`
    select id, text->>'title' as title, text->>'body' as body, needs_choice as "needsChoice",
      published_at as "publishedAt", read_at is not null as "isRead", choice,
      (count(*) over ())::integer as total
    from announcement
      cross join lateral (select coalesce(texts->${locale}::text, texts->'en') as text) as told
      left join announcement_reading on announcement_id = id
        and customer_id = ${caller.ownCustomerId}
    where published_at <= ${clock.now()} and (${id}::text is null or id = ${id})
      and (needs_choice or not ${needsChoice}::boolean)
    order by published_at desc, position desc limit ${MOST_ROWS}`
  return { items: rows.map(announcementOf), total: rows[0]?.total ?? 0 }
}

const announcementOf = (row: Row): Announcement => ({
  id: row.id,
  isRead: row.isRead,
  title: row.title,
  body: row.body,
  publishedAt: row.publishedAt.toISOString(),
  needsChoice: row.needsChoice,
  ...(row.choice !== null && { choice: row.choice }),
})
