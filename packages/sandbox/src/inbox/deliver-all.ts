import type { Sql } from '../db/index.ts'
import { textIn } from '../language/index.ts'
import { bodyIn, type Message } from './deliver.ts'

/** A message in the language that its reader last used; in English without one. */
type Written = Pick<Message, 'id' | 'to' | 'channel' | 'subject' | 'body' | 'locale' | 'at'>

/** Puts many messages into the inbox in their order, like `deliver`, in one statement. */
export async function deliverAll(sql: Sql, messages: readonly Written[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ id, to, channel, subject, body, locale = 'en', at }) => ({
    id,
    to: to.toLowerCase(),
    channel,
    subject: textIn(locale, subject),
    body: bodyIn(locale, body),
    at,
  }))
  await sql`
    insert into inbox_message (id, recipient, channel, subject, body, at)
    select id, "to", channel, subject, body, at
    from jsonb_to_recordset(${JSON.stringify(rows)}) as row (id text, "to" text, channel text,
      subject text, body text, at timestamptz)`
}
