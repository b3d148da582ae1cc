import type { Locale } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'

/** A message to a person: the input that a bank would give to a mail or SMS service. */
export interface Message {
  readonly id: string
  /** An email address; messages of every channel are stored under it. */
  readonly to: string
  readonly channel: 'email' | 'sms' | 'call'
  readonly subject: Text
  /** Each on its own line. */
  readonly body: readonly Text[]
  /** For a reader whose language the bank doesn't know; English by default. */
  readonly locale?: Locale | undefined
  /** The one-time code in it, so that tests needn't read prose. */
  readonly code?: string | undefined
  readonly attachment?: Attachment | undefined
  /**
   * False for an unknown address: the message is written and never sent, so that the response takes
   * as long as for a known one. True by default.
   */
  readonly goesOut?: boolean | undefined
  readonly at: Date
}

/** A text file attached to a message. */
export interface Attachment {
  readonly fileName: string
  readonly mediaType: string
  readonly content: string
}

/**
 * Puts a message into the inbox of the control API, in the language that its reader last used. It
 * is sent if the transaction commits.
 */
export async function deliver(sql: Sql, message: Message): Promise<void> {
  const { id, to, channel, code, attachment, goesOut = true, at } = message
  const locale = (await languageAt(sql, to)) ?? message.locale ?? 'en'
  const subject = textIn(locale, message.subject)
  const body = bodyIn(locale, message.body)
  await sql`
    insert into inbox_message (id, recipient, channel, subject, body, code, goes_out, at)
    values (${id}, ${to.toLowerCase()}, ${channel}, ${subject}, ${body}, ${code ?? null},
      ${goesOut}, ${at})`
  if (attachment) {
    const { fileName, mediaType, content } = attachment
    await sql`
      insert into inbox_attachment (message_id, file_name, media_type, content)
      values (${id}, ${fileName}, ${mediaType}, ${content})`
  }
}

/** Writes the lines of a message in a language. */
export const bodyIn = (locale: Locale, body: Message['body']): string =>
  body.map(line => textIn(locale, line)).join('\n')
