import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'

const SHORTEST_REST_MS = 50

/** Starts ending checkouts whose hour is over, together with the other processes. */
export const createCheckoutExpiry = (bank: Bank): Promise<Job> =>
  startJob({
    database: bank.database,
    channel: 'sixpence_checkout',
    onDefect: cause => bank.onDefect({ requestId: '', what: 'the end of a checkout', cause }),
    round: async () => {
      const { clock, database } = bank
      await inTransaction(bank, sql => expireCheckouts({ sql, clock }))
      const [row] = await database.sql<{ at: Date | null }>`
        select min(expires_at) as at from checkout where status = 'open'`
      const untilMs = row?.at ? row.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
      return Math.min(Math.max(untilMs, SHORTEST_REST_MS), LONGEST_REST_MS)
    },
  })

/** Skips those that are being paid at this moment. */
async function expireCheckouts({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`
    update checkout set status = 'expired', final_at = ${now}
    where id in (
      select id from checkout where status = 'open' and expires_at <= ${now}
      order by id for update skip locked
    )`
}
