import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../../jobs/index.ts'
import { expireDocuments } from './expire-documents.ts'

/** Follows the bank's time: checks what expires today when the clock is moved, and at intervals. */
export async function createExpiryJob(
  bank: Pick<Bank, 'database' | 'clock' | 'newId' | 'onDefect'>,
): Promise<Job> {
  const { database, clock, newId, onDefect } = bank
  return startJob({
    database,
    channel: 'sixpence_document',
    round: async () => {
      await inTransaction(bank, sql => expireDocuments({ sql, clock, newId }))
      return LONGEST_REST_MS
    },
    onDefect: cause => onDefect({ requestId: '', what: 'the expiry of documents', cause }),
  })
}
