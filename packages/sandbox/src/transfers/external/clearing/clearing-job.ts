import type { Bank } from '../../../bank.ts'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../../../jobs/index.ts'
import { bookDue } from './book-due.ts'

type Clearing = Pick<Bank, 'database' | 'newId' | 'onDefect'> & Pick<Context, 'clock'>

/**
 * Starts the job that follows the bank's time: money under way arrives, and money that another bank
 * refuses comes back.
 */
export async function clearingJob(bank: Clearing): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: 'sixpence_clearing',
    round: async () => ((await bookNext(bank)) ? 0 : LONGEST_REST_MS),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'the clearing of transfers', cause }),
  })
}

const bookNext = (bank: Clearing): Promise<boolean> =>
  inTransaction(bank, sql => bookDue({ ...bank, sql }))
