import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../../jobs/index.ts'
import { findOverdue, limitBy } from './limit-overdue.ts'
import { findDue, remind } from './reminders.ts'

type Runner = Pick<Bank, 'database' | 'clock' | 'newId' | 'onDefect'>

/** Follows the days on which invoices are due: limits who owes the bank, and reminds who was asked. */
export async function createInvoiceJob(bank: Runner): Promise<Job> {
  const { database, clock, newId, onDefect } = bank
  return startJob({
    database,
    channel: 'sixpence_invoice',
    round: async () => {
      // One at a time: who pays meanwhile waits for no other customer.
      for (const overdue of await findOverdue({ sql: database.sql, clock })) {
        await inTransaction(bank, sql => limitBy({ sql, clock, newId }, overdue))
      }
      for (const due of await findDue({ sql: database.sql, clock })) {
        await inTransaction(bank, sql => remind({ sql, clock, newId }, due))
      }
      return LONGEST_REST_MS
    },
    onDefect: cause => onDefect({ requestId: '', what: 'invoices that are due', cause }),
  })
}
