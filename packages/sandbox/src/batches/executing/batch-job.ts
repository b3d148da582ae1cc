import { asThemselves } from '../../access/index.ts'
import type { Bank } from '../../bank.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Sql } from '../../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../../jobs/index.ts'
import { notifyBatchChange } from '../../payments/index.ts'
import { payNext } from './pay-next.ts'

type Executing = Pick<Bank, 'database' | 'newId' | 'onDefect'> & Pick<Context, 'clock'>

/**
 * Starts the job that pays the rows of submitted batches, some of each in turn, so that a short
 * batch doesn't wait for the end of a long one, and none for one that can't be paid for a defect.
 */
export async function batchJob(bank: Executing): Promise<Job> {
  let last = ''
  const payAfter = (after: string) => payOneBatch(bank, after, id => (last = id))
  return startJob({
    database: bank.database,
    channel: 'sixpence_batch',
    round: async () => {
      const found = (await payAfter(last)) ?? (last === '' ? undefined : await payAfter(''))
      if (found === undefined) last = ''
      return found === undefined ? LONGEST_REST_MS : 0
    },
    onDefect: cause => bank.onDefect({ requestId: '', what: 'the payments of a batch', cause }),
  })
}

/**
 * Pays some rows of the next batch after an id; returns its id, undefined if there is none.
 *
 * @param onFound Receives the id before the batch is paid, which may fail.
 */
export async function payOneBatch(
  bank: Omit<Executing, 'onDefect'>,
  after: string,
  onFound?: (id: string) => void,
): Promise<string | undefined> {
  const { clock, newId } = bank
  return inTransaction(bank, async sql => {
    const due = await nextBatch(sql, after)
    if (!due) return undefined
    onFound?.(due.id)
    const { customerId, madeBy, userId, email } = due
    const signedIn = { userId, customerId: madeBy, email, sessionId: '', scope: 'full' } as const
    const caller = { ...asThemselves(signedIn), customerId, actsFor: customerId }
    await payNext({ sql, clock, newId, caller }, due.id)
    await notifyBatchChange({ sql, clock, newId }, due.id)
    return due.id
  })
}

interface Due {
  readonly id: string
  readonly customerId: string
  readonly madeBy: string
  readonly userId: string
  readonly email: string
}

/** Finds and locks a batch that no other process is paying. */
async function nextBatch(sql: Sql, after: string): Promise<Due | undefined> {
  const [due] = await sql<Due & Record<string, unknown>>`
    select batch_id as id, customer_id as "customerId", made_by as "madeBy",
      maker.user_id as "userId", maker.email
    from payment join customer maker on maker.id = made_by
    where payment.status = 'executing' and batch_id > ${after}
    order by batch_id limit 1
    for no key update of payment skip locked`
  return due
}
