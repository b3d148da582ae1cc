import { utcDay } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { momentOn } from '../ledger/index.ts'
import type { DueRun } from './due-runs.ts'

/**
 * Returns the time of a run. On its day that is now; if the clock jumped over its day, a time on
 * that day, so that limits, rates and the history are those of then.
 */
export async function momentOfRun(
  sql: Sql,
  { day, fromAccount, toAccount }: Pick<DueRun, 'day' | 'fromAccount' | 'toAccount'>,
  now: Date,
): Promise<Date> {
  if (day >= utcDay(now)) return now
  return momentOn(sql, [fromAccount, toAccount], new Date(`${day}T00:00:00.000Z`))
}
