import type { Sql } from '../db/index.ts'

/**
 * Returns the time at which to book something that happened at a moment that may be past: that
 * moment, or the last movement on one of the accounts if that is later, since balances must follow
 * one another in time. The accounts must be locked.
 */
export async function momentOn(sql: Sql, accountIds: readonly string[], at: Date): Promise<Date> {
  const [last] = await sql<{ at: Date | null }>`
    select max(at) as at from journal_entry where id in (
      select (select entry_id from posting where account_id = account.id order by id desc limit 1)
      from unnest(${[...accountIds]}::text[]) as account (id))`
  return last?.at && last.at > at ? last.at : at
}
