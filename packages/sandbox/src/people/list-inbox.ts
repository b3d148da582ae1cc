import type { Sql } from '../db/index.ts'

/** A message as the second door shows it. */
export interface InboxMessage {
  readonly id: string
  readonly at: string
  readonly to: string
  readonly channel: 'email' | 'sms'
  readonly subject: string
  readonly body: string
  readonly code?: string
}

interface MessageRow extends Omit<InboxMessage, 'at' | 'code'> {
  readonly at: Date
  readonly code: string | null
}

const MOST_MESSAGES = 200

/** The newest messages first, of one person or of everybody. */
export async function listInbox(sql: Sql, to: string | undefined): Promise<InboxMessage[]> {
  const rows = await sql<MessageRow & Record<string, unknown>>`
    select id, at, recipient as "to", channel, subject, body, code from inbox_message
    where ${to === undefined}::boolean or recipient = ${to?.trim().toLowerCase() ?? ''}
    order by position desc limit ${MOST_MESSAGES}`
  return rows.map(({ at, code, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    ...(code !== null && { code }),
  }))
}
