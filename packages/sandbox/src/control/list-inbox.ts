import type { Sql } from '../db/index.ts'
import type { Attachment } from '../inbox/index.ts'

/** A message as the control API shows it. */
export interface InboxMessage {
  readonly id: string
  readonly at: string
  readonly to: string
  readonly channel: 'email' | 'sms' | 'call'
  readonly subject: string
  readonly body: string
  readonly code?: string
  readonly attachment?: {
    readonly fileName: string
    /** Its path in this API. */
    readonly href: string
  }
}

interface MessageRow extends Omit<InboxMessage, 'at' | 'code' | 'attachment'> {
  readonly at: Date
  readonly code: string | null
  readonly file_name: string | null
}

const MOST_MESSAGES = 200

/** Lists messages, newest first, of one person or of everybody. */
export async function listInbox(sql: Sql, to: string | undefined): Promise<InboxMessage[]> {
  const rows = await sql<MessageRow & Record<string, unknown>>`
    select id, at, recipient as "to", channel, subject, body, code, file_name
    from inbox_message left join inbox_attachment on message_id = id
    where goes_out
      and (${to === undefined}::boolean or recipient = ${to?.trim().toLowerCase() ?? ''})
    order by position desc limit ${MOST_MESSAGES}`
  return rows.map(({ at, code, file_name: fileName, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    ...(code !== null && { code }),
    ...(fileName !== null && { attachment: { fileName, href: `/inbox/${rest.id}/attachment` } }),
  }))
}

/** The file that a message carries. */
export async function readAttachment(sql: Sql, id: string): Promise<Attachment | undefined> {
  const [file] = await sql<Attachment & Record<string, unknown>>`
    select file_name as "fileName", media_type as "mediaType", content
    from inbox_attachment where message_id = ${id}`
  return file
}
