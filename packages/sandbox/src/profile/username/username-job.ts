import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../../jobs/index.ts'
import { decideNext } from './decide-username.ts'

/** The database channel for requested and confirmed changes of the sign-in name. */
export const USERNAME_JOB = 'sixpence_username'

const SHORTEST_REST_MS = 50

/** Starts the job that decides about sign-in names. A change not confirmed in time fails, too. */
export async function createUsernameJob(bank: Bank): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: USERNAME_JOB,
    round: () => decideDue(bank),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'a sign-in name', cause }),
  })
}

/** Decides due changes, and returns the time until the next one. */
async function decideDue(bank: Bank): Promise<number> {
  const { clock, newId, database } = bank
  while (await inTransaction(bank, sql => decideNext({ sql, clock, newId })));
  const [next] = await database.sql<{ at: Date | null }>`
    select min(due_at) as at from username_change where status in ('active', 'pending')`
  const untilMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, SHORTEST_REST_MS), LONGEST_REST_MS)
}
