import type { CallerContext } from '../../context.ts'
import { sha256 } from '../../credentials/index.ts'
import { lockName } from '../../db/index.ts'

/** The most lookups of a kind that one person may make within an hour. */
export const MOST_LOOKUPS = 30
const WINDOW_MS = 60 * 60_000

/** The subject of a lookup. */
export interface Lookup {
  readonly kind: 'email' | 'account'
  /** In its canonical spelling. */
  readonly text: string
}

/**
 * Counts the caller's lookup; returns false if there are too many of its kind. A repetition within
 * an hour doesn't count again, and acting for somebody else allows no more.
 */
export async function countLookup(
  { kind, text }: Lookup,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<boolean> {
  const customerId = caller.ownCustomerId
  const now = clock.now()
  const hash = await sha256(text)
  // Counts concurrent lookups one by one. Doesn't lock the customer, which payments lock after the
  // accounts.
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
