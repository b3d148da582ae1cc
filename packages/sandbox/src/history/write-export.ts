import type { ExportState, InputOf, Locale } from '@sixpence/protocol'
import type { historyMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import { type Sql, inTransaction, storageFault } from '../db/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { exportHead, exportLines } from './export-csv.ts'
import { findTransactions, type TransactionRow } from './find-transactions.ts'
import { type RowPosition, transactionFilter } from './transaction-filter.ts'

/** A requested file, as stored. */
export interface ExportRow {
  readonly id: string
  readonly customer_id: string
  readonly filter: InputOf<typeof historyMethods.startExport>
  readonly locale: Locale
  readonly status: ExportState['status']
  readonly rows_done: number
  readonly rows_total: number
  readonly below: RowPosition | null
  readonly created_at: Date
}

/** The channel that the database notifies when a file is requested. */
export const EXPORT_CHANNEL = 'sixpence_export'

/** The number of rows per transaction: other calls run between two of them. */
const PIECE = 5000

type Writer = Pick<Bank, 'database' | 'clock' | 'onDefect'>

/** Starts writing the requested files, from where the last bank stopped. */
export async function createExportJob(bank: Writer): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: EXPORT_CHANNEL,
    round: async () => ((await writeNext(bank)) ? 0 : LONGEST_REST_MS),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'an export', cause }),
  })
}

/**
 * Writes the next piece of the oldest file that no other process works on; returns false without
 * one.
 */
async function writeNext(bank: Writer): Promise<boolean> {
  const taken: { id?: string } = {}
  try {
    return await inTransaction(bank, async sql => {
      const [row] = await sql<ExportRow & Record<string, unknown>>`
        select * from history_export where status = 'processing'
        order by position limit 1 for update skip locked`
      if (!row) return false
      taken.id = row.id
      await writePiece(row, { sql, clock: bank.clock })
      return true
    })
  } catch (cause) {
    // Otherwise the same file would fail forever, and block those behind it.
    if (taken.id !== undefined && !storageFault(cause))
      await markFailed(bank.database.sql, taken.id)
    throw cause
  }
}

async function markFailed(sql: Sql, id: string): Promise<void> {
  await sql`update history_export set status = 'failed' where id = ${id}`
}

async function writePiece(row: ExportRow, { sql, clock }: Pick<Bank, 'clock'> & { sql: Sql }) {
  const { id, locale, below, filter, created_at: asked } = row
  const read = transactionFilter(filter)
  // Rows added since are in no file that was requested before.
  const end = new Date(asked.getTime() + 1)
  const before = read.before && read.before < end ? read.before : end
  const part = { limit: PIECE, offset: 0, before, below }
  const caller = { customerId: row.customer_id }
  const rows = await findTransactions({ sql, clock, caller }, read, part)
  const content = (below ? '' : exportHead(locale)) + exportLines(rows, locale)
  await sql`insert into history_export_part values (${id}, ${row.rows_done}, ${content})`
  const done = row.rows_done + rows.length
  const isReady = rows.length < PIECE
  const total = isReady ? done : Math.max(row.rows_total, done)
  const last = rows.at(-1)
  await sql`
    update history_export set rows_done = ${done}, rows_total = ${total},
      status = ${isReady ? 'ready' : 'processing'},
      below = ${last ? JSON.stringify(positionOf(last)) : null}::json
    where id = ${id}`
}

const positionOf = ({ at, position, id }: TransactionRow): RowPosition => ({
  at: at.toISOString(),
  position: String(position),
  id,
})
