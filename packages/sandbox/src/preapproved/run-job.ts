import { DAY_MS, utcDay } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { inTransaction, storageFault } from '../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { holdDueRuns } from './due-runs.ts'
import { makeRun } from './make-run.ts'

type Runner = Pick<Bank, 'database' | 'clock' | 'newId' | 'onDefect'>

/** The number of runs made in one transaction: calls get their turn between two of them. */
const PIECE = 10

/**
 * Starts the job that pays due runs by the bank's clock: when a day begins, and when the clock is
 * moved.
 */
export async function createSubscriptionJob(bank: Runner): Promise<Job> {
  const skipped = new Set<string>()
  return startJob({
    database: bank.database,
    channel: 'sixpence_subscription',
    round: async () => {
      if ((await makeDueRuns(bank, { size: PIECE, skipped })) > 0) return 0
      skipped.clear()
      return Math.min(LONGEST_REST_MS, DAY_MS - (bank.clock.now().getTime() % DAY_MS))
    },
    onDefect: cause => bank.onDefect({ requestId: '', what: 'a repeated payment', cause }),
  })
}

interface Piece {
  readonly size: number
  /** Subscriptions with a failed run: they are tried again after all others. */
  readonly skipped: Set<string>
}

/** Makes one batch of due runs and returns their number; all of them or none. */
async function makeDueRuns(bank: Runner, { size, skipped }: Piece): Promise<number> {
  const { clock, newId } = bank
  const taken: string[] = []
  try {
    return await inTransaction(bank, async sql => {
      const query = { today: utcDay(clock.now()), size, skipped: [...skipped] }
      const due = await holdDueRuns(sql, query)
      taken.splice(0, taken.length, ...due.map(({ id }) => id))
      for (const run of due) await makeRun({ sql, clock, newId }, run)
      return due.length
    })
  } catch (cause) {
    const [id] = taken
    if (id === undefined || storageFault(cause)) throw cause
    if (taken.length === 1) return skip(bank, { id, skipped, cause })
    // One of them breaks: one by one, the others are made.
    for (const _ of taken) await makeDueRuns(bank, { size: 1, skipped })
    return taken.length
  }
}

function skip(
  { onDefect }: Runner,
  { id, skipped, cause }: { id: string; skipped: Set<string>; cause: unknown },
): number {
  skipped.add(id)
  onDefect({ requestId: '', what: 'a repeated payment', cause })
  return 1
}
