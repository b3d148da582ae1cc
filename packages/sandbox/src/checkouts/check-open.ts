import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/** The most unpaid checkouts that a customer may have opened for themselves within an hour. */
const MOST_OPEN = 20
const HOUR_MS = 60 * 60_000

/**
 * Refuses another checkout to a customer who has too many. Locks the customer, so that simultaneous
 * ones are counted.
 */
export async function checkOpen({ sql, clock, caller }: CallerContext): Promise<void> {
  const now = clock.now()
  await sql`select from customer where id = ${caller.customerId} for no key update`
  const open = await sql`
    select from checkout
    where opened_by = ${caller.customerId} and status = 'open' and expires_at > ${now}
      and created_at > ${new Date(now.getTime() - HOUR_MS)}
    limit ${MOST_OPEN}`
  if (open.length < MOST_OPEN) return
  throw refuse.invalid('checkoutTooMany', 'Too many purchases were begun and not paid.')
}
