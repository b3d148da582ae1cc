import { type ExportState, type Locale, utcDay } from '@sixpence/protocol'
import type { historyMethods } from '@sixpence/protocol/schemas'
import { ownAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { deliver, type Attachment } from '../inbox/index.ts'
import { countTransactions } from './count-transactions.ts'
import { EXPORT_MAIL_WORDS } from './export-words.ts'
import { transactionFilter } from './transaction-filter.ts'
import { EXPORT_CHANNEL, type ExportRow } from './write-export.ts'

const MAIL_PAUSE_MS = 60_000

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

export const exportHandlers = {
  startExport: async (filter, context) => {
    if (filter.accountId !== undefined) await ownAccount(context, filter.accountId)
    const { sql, caller, clock, locale, newId } = context
    const { results } = await countTransactions(context, transactionFilter(filter))
    const exportId = newId()
    await sql`
    insert into history_export (id, customer_id, filter, locale, rows_total, created_at)
    values (${exportId}, ${caller.customerId}, ${JSON.stringify(filter)}::json, ${locale},
      ${results}, ${clock.now()})`
    await sql`select pg_notify(${EXPORT_CHANNEL}, ${exportId})`
    return { exportId }
  },

  exportStatus: async ({ exportId }, context) => stateOf(await ownExport(exportId, context)),

  sendExport: async ({ exportId, email }, context) => {
    const { sql, clock, newId } = context
    const { locale, ...file } = await readExport(exportId, context)
    await countMail(exportId, context)
    await deliver(sql, {
      id: newId(),
      to: email,
      channel: 'email',
      subject: { words: EXPORT_MAIL_WORDS.subject },
      body: [{ words: EXPORT_MAIL_WORDS.body, values: { file: file.fileName } }],
      locale,
      attachment: file,
      at: clock.now(),
    })
    return {}
  },

  exportFiles: async (asked, { sql, caller }) => {
    const { amountFrom, amountTo, customerEmail, type } = asked
    const rows = await sql<ExportRow>`
    select * from history_export
    where customer_id = ${caller.customerId}
      and (${amountFrom}::numeric is null or (filter->>'fromAmount')::numeric = ${amountFrom})
      and (${amountTo}::numeric is null or (filter->>'toAmount')::numeric = ${amountTo})
      and (${customerEmail}::text is null or lower(filter->>'email') = lower(${customerEmail}))
      and (coalesce(${type}::numeric, 0) = 0 or (filter->>'transactionType')::numeric = ${type})
    order by position desc limit 20`
    return {
      files: rows.map(row => ({
        exportId: row.id,
        createdAt: row.created_at.toISOString(),
        format: 'csv' as const,
        ...stateOf(row),
      })),
    }
  },
} satisfies Partial<Handlers<typeof historyMethods>>

/**
 * One mail per minute, whichever file it carries.
 *
 * @throws {Refusal} `VF` with `emailTooSoon`.
 */
async function countMail(exportId: string, { sql, clock, caller }: Context): Promise<void> {
  // One at a time: the second of two simultaneous mails is too early.
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  const since = new Date(clock.now().getTime() - MAIL_PAUSE_MS)
  const recent = await sql`
    select id from history_export where customer_id = ${caller.customerId} and mailed_at > ${since}`
  if (recent.length > 0)
    throw refuse.invalid('emailTooSoon', 'A file was mailed less than a minute ago.')
  await sql`update history_export set mailed_at = ${clock.now()} where id = ${exportId}`
}

/** A finished file of the caller, and its language. */
export async function readExport(
  id: string,
  context: Context,
): Promise<Attachment & { readonly locale: Locale }> {
  const row = await ownExport(id, context)
  if (row.status !== 'ready') throw refuse.accessDenied('The file is not ready.')
  const parts = await context.sql<{ content: string }>`
    select content from history_export_part where export_id = ${id} order by place`
  return {
    fileName: exportFileName(row.created_at),
    mediaType: 'text/csv; charset=utf-8',
    content: parts.map(({ content }) => content).join(''),
    locale: row.locale,
  }
}

async function ownExport(id: string, { sql, caller }: Context): Promise<ExportRow> {
  const [row] = await sql<ExportRow>`
    select * from history_export where id = ${id} and customer_id = ${caller.customerId}`
  if (!row) throw refuse.accessDenied('You have no access to this.')
  return row
}

const stateOf = ({ id, status, rows_done, rows_total }: ExportRow): ExportState => ({
  status,
  rowsDone: rows_done,
  rowsTotal: rows_total,
  ...(status === 'ready' && { fileUrl: `/exports/${id}` }),
})

const exportFileName = (at: Date) => `transactions-${utcDay(at)}.csv`
