import { DAY_MS } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'

const HOUR_MS = 60 * 60_000
/** The days for which attempts stay in the log. */
const LOG_DAYS = 30
/** The days for which deliveries wait while their receiver is off. */
const OFF_DAYS = 3

const sweptAt = new WeakMap<Bank, number>()

/**
 * Deletes, once an hour, old log entries and tries, and deliveries that waited too long for a
 * receiver to be switched on.
 */
export async function sweep(bank: Bank): Promise<void> {
  const now = bank.clock.now().getTime()
  const last = sweptAt.get(bank)
  if (last !== undefined && Math.abs(now - last) < HOUR_MS) return
  sweptAt.set(bank, now)
  const { sql } = bank.database
  await sql`delete from merchant_post where at < ${new Date(now - LOG_DAYS * DAY_MS)}`
  await sql`delete from api_request where at < ${new Date(now - LOG_DAYS * DAY_MS)}`
  await sql`delete from merchant_try where at < ${new Date(now - HOUR_MS)}`
  await sql`
    delete from merchant_delivery
    using merchant_receiver receiver
    where receiver.id = receiver_id and next_attempt_at is not null
      and not (receiver.enabled and receiver.url is not null)
      and written_at < ${new Date(now - OFF_DAYS * DAY_MS)}`
}
