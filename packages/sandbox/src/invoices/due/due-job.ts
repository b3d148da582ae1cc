import type { Bank } from '../../bank.ts'
import { eachByItself, type Job, LONGEST_REST_MS, startJob } from '../../jobs/index.ts'
import { findOverdue, limitBy } from './limit-overdue.ts'
import { findDue, remind } from './reminders.ts'

type Runner = Pick<Bank, 'database' | 'clock' | 'newId' | 'onDefect'>

/** Follows the due days of invoices: limits customers who owe the bank, and reminds addressees. */
export async function createInvoiceJob(bank: Runner): Promise<Job> {
  const { database, clock, newId } = bank
  const { sql } = database
  const onDefect = (cause: unknown) =>
    bank.onDefect({ requestId: '', what: 'invoices that are due', cause })
  const runner = { database, onDefect }
  return startJob({
    database,
    channel: 'sixpence_invoice',
    round: async () => {
      await eachByItself(runner, {
        find: after => findOverdue({ sql, clock }, after),
        work: (held, overdue) => limitBy({ sql: held, clock, newId }, overdue),
      })
      await eachByItself(runner, {
        find: after => findDue({ sql, clock }, after),
        work: (held, due) => remind({ sql: held, clock, newId }, due),
      })
      return LONGEST_REST_MS
    },
    onDefect,
  })
}
