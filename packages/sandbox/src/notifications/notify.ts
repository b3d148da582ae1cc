import type { CustomerNoticeType, NotificationChannel } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import { asWritten, type Text } from '../language/index.ts'
import { NOTIFICATION_WORDS } from './mail-words.ts'
import { NOTICE_GROUP } from './notice-group.ts'
import { NOTICE_SUBJECT } from './notice-subjects.ts'
import { isChannelEnabled } from './notification-settings.ts'
import { publishNotice, type NewNotice } from '../notices/index.ts'

/** A notice to a customer, for every channel that they have switched on. */
export interface Notification extends NewNotice {
  readonly type: CustomerNoticeType
  /** The address of its email. */
  readonly email: string
  /** The text of the email if it differs from the notice. */
  readonly letter?: readonly Text[] | undefined
}

/** Notifies a customer by the channels that they have switched on, and returns these channels. */
export async function notify(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  { email, letter, ...notice }: Notification,
): Promise<NotificationChannel[]> {
  const { customerId, type, title, body, at } = notice
  const group = NOTICE_GROUP[type]
  const channels: NotificationChannel[] = []
  if (await isChannelEnabled(sql, customerId, [group, 'screen'])) {
    await publishNotice(sql, notice)
    channels.push('screen')
  } else {
    await notifyPrograms(sql, notice)
  }
  if (await isChannelEnabled(sql, customerId, [group, 'email'])) {
    await deliver(sql, {
      id: newId(),
      to: email,
      channel: 'email',
      subject: title === undefined ? { words: NOTICE_SUBJECT[type] } : asWritten(title),
      body: letter ?? [body === undefined ? { words: NOTIFICATION_WORDS.more } : asWritten(body)],
      at,
    })
    channels.push('email')
  }
  return channels
}

/**
 * Sends a silent notice, so that the customer's programs update their lists of requests and
 * invoices.
 */
async function notifyPrograms(
  sql: Context['sql'],
  { id, customerId, at, params, type: noticeType }: NewNotice,
): Promise<void> {
  const type = ['request', 'invoice'].find(subject => noticeType.startsWith(subject))
  if (type === undefined) return
  await publishNotice(sql, { id, customerId, at, params, type: `${type}Changed`, status: 'info' })
}
