import type { Sql } from '../db/index.ts'

/**
 * When something is booked that happened on accounts at a moment that may be past: then, but never
 * before what has moved on one of them since, as balances follow one another in time. The accounts
 * have to be held.
 */
export async function momentOn(sql: Sql, accountIds: readonly string[], at: Date): Promise<Date> {
  const [last] = await sql<{ at: Date | null }>`
    select max(at) as at from journal_entry where id in (
      select (select entry_id from posting where account_id = account.id order by id desc limit 1)
      from unnest(${[...accountIds]}::text[]) as account (id))`
  return last?.at && last.at > at ? last.at : at
}
