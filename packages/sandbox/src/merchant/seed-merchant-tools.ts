import { DAY_MS } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { addReceiver, logPost, messageOf } from '../outbox/index.ts'

const MINUTE_MS = 60_000
const CUSTOMER = 'customer-ion'
const KEY = 'key-of-ck_sandbox_shop'
const LIVE = { id: 'webhook-of-ck_sandbox_shop', name: 'Server' }
const DEAD = { id: 'webhook-old-till', name: 'Old till' }
const IPN = { id: `ipn-of-${CUSTOMER}`, name: 'IPN' }
const URLS = {
  live: 'http://127.0.0.1:4320/notifications',
  dead: 'https://till.munteanu.example/hooks',
  ipn: 'https://accounts.munteanu.example/ipn',
}

/** The orders that the bookshop's server has sold: days ago, amount and outcome. */
const ORDERS = [
  { days: 6, amount: '42.00', status: 'paid' },
  { days: 5, amount: '18.50', status: 'paid' },
  { days: 4, amount: '96.00', status: 'expired' },
  { days: 4, amount: '12.00', status: 'paid' },
  { days: 2, amount: '7.90', status: 'refused' },
  { days: 1, amount: '64.00', status: 'paid' },
] as const

/**
 * Gives the bookshop's tools something to show: a working webhook and one whose server is gone,
 * IPN, the log of its key, and a disabled range of addresses.
 */
export async function seedMerchantTools(sql: Sql, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 60)
  const common = { customerId: CUSTOMER, enabled: true, createdAt }
  await addReceiver(sql, {
    ...common,
    ...DEAD,
    kind: 'webhook',
    url: URLS.dead,
    secret: 'whsec_sandbox_munteanu_till',
  })
  await addReceiver(sql, {
    ...common,
    ...IPN,
    kind: 'ipn',
    url: URLS.ipn,
    secret: 'ipnsec_sandbox_munteanu_books',
  })
  for (const [index, order] of ORDERS.entries()) await seedEvent(sql, order, { index, now })
  await sql`
    update merchant_receiver
    set last_delivered_at = ${daysBefore(now, 1)} where id = ${LIVE.id} or id = ${IPN.id}`
  await sql`update merchant_api_key set last_used_at = ${requestedAt(daysBefore(now, 1))} where id = ${KEY}`
  await sql`update merchant_receiver set failures = ${ORDERS.length} where id = ${DEAD.id}`
  await sql`
    insert into merchant_allowed_ip (id, customer_id, name, enabled, first_ip, last_ip)
    values ('range-office', ${CUSTOMER}, 'Office', false, '203.0.113.0', '203.0.113.255')`
}

type Order = (typeof ORDERS)[number]

async function seedEvent(
  sql: Sql,
  { days, amount, status }: Order,
  { index, now }: { readonly index: number; readonly now: Date },
): Promise<void> {
  const at = daysBefore(now, days)
  const id = String(index + 1).padStart(32, '0')
  const eventId = `event-of-order-${index + 1}`
  const checkout = {
    id,
    orderId: `order-${2040 + index}`,
    amount,
    currencyCode: 'EUR',
    description: 'Books',
    status,
    createdAt: new Date(at.getTime() - 3 * MINUTE_MS).toISOString(),
    expiresAt: new Date(at.getTime() + 57 * MINUTE_MS).toISOString(),
    ...(status === 'paid' && { paidAt: at.toISOString() }),
  }
  await sql`
    insert into merchant_event (id, customer_id, type, at, is_completed, facts)
    values (${eventId}, ${CUSTOMER}, 'checkout.final', ${at}, ${status === 'paid'},
      ${JSON.stringify({ checkout })}::json)`
  const event = { id: eventId, type: 'checkout.final', at, facts: { checkout } }
  const sent: Sent = { eventId, at, body: messageOf(event), index }
  await logRequestOf(sql, sent, checkout)
  await deliverTo(sql, LIVE.id, { ...sent, httpStatus: 204 })
  await deliverTo(sql, IPN.id, { ...sent, httpStatus: 200 })
  await deliverTo(sql, DEAD.id, { ...sent, httpStatus: undefined })
  const posted = { isTaken: true, httpStatus: 204, durationMs: 31 + index }
  const unreachable = { isTaken: false, fault: 'unreachable', durationMs: 12 + index } as const
  await logTo(sql, sent, { receiver: LIVE, url: URLS.live, posted })
  await logTo(sql, sent, { receiver: DEAD, url: URLS.dead, posted: unreachable })
}

interface Sent {
  readonly eventId: string
  readonly at: Date
  readonly body: string
  readonly index: number
}

/** Writes deliveries that were received or given up. */
async function deliverTo(
  sql: Sql,
  receiverId: string,
  { eventId, at, httpStatus }: Sent & { readonly httpStatus: number | undefined },
): Promise<void> {
  const isTaken = httpStatus !== undefined
  await sql`
    insert into merchant_delivery
      (event_id, receiver_id, customer_id, at, written_at, attempts, delivered_at, http_status)
    values (${eventId}, ${receiverId}, ${CUSTOMER}, ${at}, ${at}, ${isTaken ? 1 : 16},
      ${isTaken ? at : null}, ${httpStatus})`
}

type Logged = Pick<Parameters<typeof logPost>[1], 'receiver' | 'url' | 'posted'>

const logTo = (sql: Sql, { eventId, at, body, index }: Sent, logged: Logged): Promise<void> =>
  logPost(
    { sql, clock: { now: () => at }, newId: () => `post-${logged.receiver?.id}-${index + 1}` },
    { customerId: CUSTOMER, eventId, event: 'checkout.final', body, attempt: 1, ...logged },
  )

async function logRequestOf(
  sql: Sql,
  { at, index }: Sent,
  { orderId, amount, currencyCode, description, ...made }: Record<string, unknown>,
): Promise<void> {
  const order = { orderId, amount, currencyCode, description }
  await sql`
    insert into api_request (id, customer_id, api_key_id, at, method, path, ip, http_status,
      duration_ms, request, response)
    values (${`request-${index + 1}`}, ${CUSTOMER}, ${KEY}, ${requestedAt(at)},
      'POST', '/public-api/checkout', '203.0.113.7', 201, ${18 + index}, ${JSON.stringify(order)},
      ${JSON.stringify({ ...order, id: made['id'], status: 'open' })})`
}

/** Returns a time some minutes before the payment. */
const requestedAt = (at: Date): Date => new Date(at.getTime() - 3 * MINUTE_MS)

/** Returns an afternoon time some days before `now`. */
function daysBefore(now: Date, days: number): Date {
  const day = new Date(now.getTime() - days * DAY_MS)
  day.setUTCHours(15, 12, 0, 0)
  return day
}
