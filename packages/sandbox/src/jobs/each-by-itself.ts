import { type Database, inTransaction, type Sql, sqlState, storageFault } from '../db/index.ts'
import { UNDEFINED_TABLE } from './job.ts'

interface Runner {
  readonly database: Database
  readonly onDefect: (cause: unknown) => void
}

interface Work<Row> {
  /** A page of due rows, in the order of ids, after one of them. */
  readonly find: (after: string) => Promise<readonly Row[]>
  readonly work: (sql: Sql, row: Row) => Promise<void>
}

/**
 * Does what is due, each in its own transaction, so that payments meanwhile wait for no other
 * customer. Reports a row that fails and leaves it for the next round; the others are still done.
 */
export async function eachByItself<Row extends { readonly id: string }>(
  runner: Runner,
  { find, work }: Work<Row>,
): Promise<void> {
  let after = ''
  for (let rows = await find(after); rows.length > 0; rows = await find(after)) {
    for (const row of rows) {
      after = row.id
      await doOne(runner, sql => work(sql, row))
    }
  }
}

async function doOne(runner: Runner, work: (sql: Sql) => Promise<void>): Promise<void> {
  try {
    await inTransaction(runner, work)
  } catch (cause) {
    if (concernsAll(cause)) throw cause
    runner.onDefect(cause)
  }
}

const concernsAll = (cause: unknown): boolean =>
  storageFault(cause) !== undefined || sqlState(cause) === UNDEFINED_TABLE
