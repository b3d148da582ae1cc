import type { IpnMessage, MerchantEvent } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { isCount } from '../../input/index.ts'
import { refusalText } from '../../language/index.ts'
import { deliverAgain, messageOf } from '../../outbox/index.ts'

const USUAL_SIZE = 25
const MOST_SIZE = 100

export const ipnMessageHandlers = {
  ipnMessages: async ({ pageNumber = 1, pageSize = USUAL_SIZE }, context) => {
    const { sql, caller } = context
    if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'Pages are counted from 1.')
    if (!isCount(pageSize) || pageSize > MOST_SIZE) {
      throw refuse.invalid('pageSize', `It is 1 to ${MOST_SIZE}.`)
    }
    const offset = (pageNumber - 1) * pageSize
    const [counted] = await sql<{ count: number }>`
      select count(*)::integer as count
      from merchant_delivery join merchant_receiver on id = receiver_id
      where merchant_receiver.customer_id = ${caller.customerId} and kind = 'ipn'`
    const items = await findMessages(context, { limit: pageSize, offset })
    return { items, total: counted?.count ?? 0 }
  },

  ipnMessage: async ({ id }, context) => ({ message: await messageWith(id, context) }),

  confirmIpn: async ({ id }, context) => {
    const { sql, clock } = context
    const { receiverId } = await receiverOf(id, context)
    await sql`
      update merchant_delivery
      set confirmed_at = coalesce(confirmed_at, ${clock.now()}), next_attempt_at = null
      where event_id = ${id} and receiver_id = ${receiverId}`
    return { message: await messageWith(id, context) }
  },

  sendIpnAgain: async ({ id }, context) => {
    const { receiverId, isConfirmed } = await receiverOf(id, context)
    if (isConfirmed) throw refuse.invalid('id', refusalText(context.locale, 'ipnConfirmed'))
    await deliverAgain(context, { eventId: id, receiverId })
    return { message: await messageWith(id, context) }
  },
} satisfies Partial<Handlers<typeof merchantMethods>>

const noMessage = () => refuse.accessDenied('There is no such message.')

/** Returns the receiver of a message, and locks the message's delivery for this transaction. */
async function receiverOf(
  id: string,
  { sql, caller }: CallerContext,
): Promise<{ receiverId: string; isConfirmed: boolean }> {
  const [row] = await sql<{ receiverId: string; isConfirmed: boolean }>`
    select receiver_id as "receiverId", confirmed_at is not null as "isConfirmed"
    from merchant_delivery delivery join merchant_receiver receiver on receiver.id = receiver_id
    where event_id = ${id} and receiver.customer_id = ${caller.customerId} and kind = 'ipn'
    for update of delivery`
  if (!row) throw noMessage()
  return row
}

async function messageWith(id: string, context: CallerContext): Promise<IpnMessage> {
  const [message] = await findMessages(context, { id, limit: 1, offset: 0 })
  if (!message) throw noMessage()
  return message
}

interface MessageRow {
  id: string
  at: Date
  event: MerchantEvent
  facts: Record<string, unknown>
  url: string | null
  httpStatus: number | null
  attempts: number
  deliveredAt: Date | null
  isConfirmed: boolean
}

/** Lists messages, newest first. */
async function findMessages(
  { sql, caller }: CallerContext,
  { id, limit, offset }: { readonly id?: string; readonly limit: number; readonly offset: number },
): Promise<IpnMessage[]> {
  const rows = await sql<MessageRow & Record<string, unknown>>`
    select event.id, event.at, event.type as event, facts, url, http_status as "httpStatus",
      attempts, delivered_at as "deliveredAt", confirmed_at is not null as "isConfirmed"
    from merchant_receiver receiver
      join merchant_delivery delivery on receiver_id = receiver.id
      join merchant_event event on event.id = event_id
    where receiver.customer_id = ${caller.customerId} and kind = 'ipn'
      and (${id}::text is null or event_id = ${id}::text)
    order by delivery.at desc, event_id desc
    limit ${limit}::integer offset ${offset}::integer`
  return rows.map(asMessage)
}

const asMessage = (row: MessageRow): IpnMessage => ({
  id: row.id,
  date: row.at.toISOString(),
  ...(row.url !== null && { url: row.url }),
  event: row.event,
  ...(row.httpStatus !== null && { httpStatus: row.httpStatus }),
  attempts: row.attempts,
  ...(row.deliveredAt && { deliveredAt: row.deliveredAt.toISOString() }),
  confirmed: row.isConfirmed,
  body: messageOf({ id: row.id, type: row.event, at: row.at, facts: row.facts }),
})
