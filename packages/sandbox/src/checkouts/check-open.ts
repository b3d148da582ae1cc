import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/**
 * How many checkouts a customer may have opened for themselves and not paid: each is an answer
 * owed.
 */
const MOST_OPEN = 20

/** Refuses another one to who has begun too many. */
export async function checkOpen({ sql, clock, caller }: CallerContext): Promise<void> {
  const open = await sql`
    select from checkout
    where opened_by = ${caller.customerId} and status = 'open' and expires_at > ${clock.now()}
    limit ${MOST_OPEN}`
  if (open.length < MOST_OPEN) return
  throw refuse.invalid('checkoutTooMany', 'Too many purchases were begun and not paid.')
}
