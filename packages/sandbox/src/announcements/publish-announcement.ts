import type { Locale } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { inTheirWords, type Text } from '../language/index.ts'
import { notify } from '../notifications/index.ts'

/** The text of an announcement. */
interface AnnouncementText {
  readonly title: string
  readonly body: string
}

/** The text in each language it was written in. */
export type AnnouncementTexts = Readonly<
  Partial<Record<Locale, AnnouncementText>> & { en: AnnouncementText }
>

export interface NewAnnouncement {
  readonly id: string
  readonly texts: AnnouncementTexts
  /** True if people can accept or decline it. */
  readonly needsChoice: boolean
  readonly publishedAt: Date
}

/** Publishes announcements, oldest first, without notifying anybody. */
export async function addAnnouncements(
  sql: Sql,
  announcements: readonly NewAnnouncement[],
): Promise<void> {
  await sql`
    insert into announcement (id, texts, needs_choice, published_at)
    select row->>'id', row->'texts', (row->>'needsChoice')::boolean,
      (row->>'publishedAt')::timestamptz
    from jsonb_array_elements(${JSON.stringify(announcements)}::jsonb) with ordinality as list (row, place)
    order by place`
}

/** Publishes an announcement and notifies everybody who wants news. Returns its id. */
export async function publishAnnouncement(
  { needsChoice, texts }: Pick<NewAnnouncement, 'needsChoice' | 'texts'>,
  { sql, newId, clock }: Pick<Context, 'sql' | 'newId' | 'clock'>,
): Promise<string> {
  const id = newId()
  const at = clock.now()
  await addAnnouncements(sql, [{ id, texts, needsChoice, publishedAt: at }])
  const letter = letterOf(texts)
  const everybody = await sql<{ id: string; email: string }>`
    select id, email from customer order by position`
  for (const { id: customerId, email } of everybody) {
    await notify(
      { sql, newId },
      {
        id: newId(),
        customerId,
        email,
        at,
        type: 'announcementPublished',
        status: 'info',
        params: { announcementId: id },
        letter,
      },
    )
  }
  return id
}

function letterOf({ en, ...others }: AnnouncementTexts): readonly Text[] {
  const whole = ({ title, body }: AnnouncementText) => `${title}\n\n${body}`
  const written = Object.entries(others).map(([locale, text]) => [locale, whole(text)] as const)
  return [inTheirWords({ ...Object.fromEntries(written), en: whole(en) })]
}
