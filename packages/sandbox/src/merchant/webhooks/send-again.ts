import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { deliverAgain } from '../../outbox/index.ts'
import type { RestWork } from '../rest-route.ts'
import { webhookOf } from './find-webhooks.ts'

export const sendAgain: RestWork<typeof merchantMethods.sendWebhookAgain> = async (
  _input,
  context,
  id,
) => {
  const { eventId, event, receiverId } = await loggedPost(id, context)
  if (event === 'ping') {
    throw refuse.invalid('id', refusalText(context.locale, 'pingAgain'))
  }
  const webhook = await webhookOf(receiverId ?? '', context)
  await deliverAgain(context, { eventId, receiverId: webhook.id })
  return {}
}

interface PostRow {
  eventId: string
  event: string
  receiverId: string | null
}

async function loggedPost(id: string, { sql, caller }: CallerContext): Promise<PostRow> {
  const [row] = await sql<PostRow & Record<string, unknown>>`
    select event_id as "eventId", event, receiver_id as "receiverId" from merchant_post
    where id = ${id} and customer_id = ${caller.customerId}`
  if (!row) throw refuse.accessDenied('There is no such entry.')
  return row
}
