import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'

/** Returns the name of a key in `keysInFlight` and, hashed, in the database's locks. */
export function holdName(customerId: string, key: string): string {
  return `payment ${customerId} ${key}`
}

/** Locks a key until the transaction ends; returns false if another transaction has it. */
export async function tryHold(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`
  return row?.held ?? false
}

/**
 * Checks if a payment runs under a key, in this process or another one on the same database. Takes
 * no lock, so that it never gets in the way of the payment.
 */
export async function isHeld(
  { sql, keysInFlight }: Pick<CallerContext, 'sql' | 'keysInFlight'>,
  name: string,
): Promise<boolean> {
  if (keysInFlight.has(name)) return true
  const [row] = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = hashtextextended(${name}, 0)
    ) as held`
  return row?.held ?? false
}
