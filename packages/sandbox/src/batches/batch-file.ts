import type { Batch, BatchPayee, BatchPayment, Locale } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { newSecret } from '../credentials/index.ts'
import { refuse } from '../http/index.ts'
import { BATCH_WORDS } from './batch-words.ts'
import { findPayments } from './find-payments.ts'
import { openRow } from './following/batch-status.ts'
import { ownBatch } from './own-batch.ts'
import { writeCsv } from '../rendering/index.ts'

/** The life of a file's address. */
export const FILE_LIFE_MS = 5 * 60_000

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** Publishes the file of a batch of the caller at an address that works for a short while. */
export async function viewFile(context: Context, id: string): Promise<{ url: string }> {
  const { sql, clock, caller } = context
  await ownBatch(context, id)
  const [ticket, now] = [newSecret(), clock.now()]
  await sql`delete from batch_file where expires_at <= ${now}`
  await sql`
    insert into batch_file (ticket, batch_id, customer_id, expires_at)
    values (${ticket}, ${id}, ${caller.customerId}, ${new Date(now.getTime() + FILE_LIFE_MS)})`
  return { url: `/batch-files/${ticket}` }
}

/**
 * Returns the file at such an address, for the customer who requested it.
 *
 * @throws {Refusal} `13` when it is another customer's, or no longer exists.
 */
export async function readFile(
  context: Context & Pick<CallerContext, 'locale'>,
  ticket: string,
): Promise<{ readonly fileName: string; readonly text: string }> {
  const { sql, clock, caller, locale } = context
  const [row] = await sql<{ id: string }>`
    select batch_id as id from batch_file
    where ticket = ${ticket} and customer_id = ${caller.customerId} and expires_at > ${clock.now()}`
  if (!row) throw refuse.accessDenied('There is no such file.')
  const batch = await ownBatch(context, row.id)
  const payments = await findPayments(sql, { batchId: row.id, open: openRow(batch) })
  return {
    fileName: `batch-${batch.date.slice(0, 10)}.csv`,
    text: batchCsv(batch, payments, locale),
  }
}

/** The lines as submitted, with the outcome of each. */
export function batchCsv(
  { currencyCode }: Pick<Batch, 'currencyCode'>,
  payments: readonly BatchPayment[],
  locale: Locale,
): string {
  const { payee: payeeColumns, columns, statuses, reasons } = BATCH_WORDS[locale]
  // A batch pays to addresses or to accounts, never to both.
  const type = payments[0]?.payee.type ?? 'email'
  const lines = payments.map(({ payee, amount, note = '', status, reason, transactionId = '' }) => [
    ...payeeCells(payee),
    amount,
    payee.type === 'account' ? payee.currency : currencyCode,
    note,
    statuses[status],
    reason === undefined ? '' : reasons[reason],
    transactionId,
  ])
  return writeCsv([[...payeeColumns[type], ...columns], ...lines])
}

const payeeCells = (payee: BatchPayee): readonly string[] =>
  payee.type === 'email'
    ? [payee.email]
    : [
        payee.name,
        payee.countryCode,
        payee.currency,
        Object.values(payee.details).filter(Boolean).join(' · '),
      ]
