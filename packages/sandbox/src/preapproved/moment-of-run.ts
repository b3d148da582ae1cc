import type { Sql } from '../db/index.ts'
import { dayOf } from '../subscriptions/index.ts'
import type { DueRun } from './due-runs.ts'

/**
 * When a run is made. On its day that is now; where the clock jumped over its day, it is made as of
 * that day, so that limits, rates and the history are those of then. It never comes before what has
 * moved on its accounts since: balances follow one another in time.
 */
export async function momentOfRun(
  sql: Sql,
  { day, fromAccount, toAccount }: Pick<DueRun, 'day' | 'fromAccount' | 'toAccount'>,
  now: Date,
): Promise<Date> {
  if (day >= dayOf(now)) return now
  const began = new Date(`${day}T00:00:00.000Z`)
  const [last] = await sql<{ at: Date | null }>`
    select max(at) as at from journal_entry where id in (
      select (select entry_id from posting where account_id = account.id order by id desc limit 1)
      from unnest(${[fromAccount, toAccount]}::text[]) as account (id))`
  return last?.at && last.at > began ? last.at : began
}
