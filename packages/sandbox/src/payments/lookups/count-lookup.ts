import type { CallerContext } from '../../context.ts'
import { sha256 } from '../../credentials/index.ts'
import { lockName } from '../../db/index.ts'

/** How many of a kind one person may look up within an hour. */
export const MOST_LOOKUPS = 30
const WINDOW_MS = 60 * 60_000

/** What is looked up. */
export interface Lookup {
  readonly kind: 'email' | 'account'
  /** In its one spelling. */
  readonly text: string
}

/**
 * Counts what the caller looks up; false if they have looked up too many of its kind. What was
 * looked up within the last hour does not count again, and acting for somebody else buys no more.
 */
export async function countLookup(
  { kind, text }: Lookup,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<boolean> {
  const customerId = caller.ownCustomerId
  const now = clock.now()
  const hash = await sha256(text)
  // So that lookups made at once are counted one by one. Not the customer, who is held after the
  // accounts where something is paid.
  await lockName(sql, `lookups ${customerId}`)
  await sql`
    delete from payee_lookup
    where customer_id = ${customerId} and at <= ${new Date(now.getTime() - WINDOW_MS)}`
  const [known] = await sql<{ others: number; isKnown: boolean }>`
    select count(*)::integer as others, count(*) filter (where hash = ${hash}) > 0 as "isKnown"
    from payee_lookup where customer_id = ${customerId} and kind = ${kind}`
  if (known?.isKnown) return true
  if (!known || known.others >= MOST_LOOKUPS) return false
  await sql`
    insert into payee_lookup (customer_id, kind, hash, at)
    values (${customerId}, ${kind}, ${hash}, ${now})`
  return true
}
