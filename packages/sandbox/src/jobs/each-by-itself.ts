import { type Database, inTransaction, type Sql, sqlState, storageFault } from '../db/index.ts'
import { UNDEFINED_TABLE } from './job.ts'

interface Runner {
  readonly database: Database
  readonly onDefect: (cause: unknown) => void
}

interface Work<Row> {
  /** A page of what is due, in the order of the ids, from behind one of them on. */
  readonly find: (after: string) => Promise<readonly Row[]>
  readonly work: (sql: Sql, row: Row) => Promise<void>
}

/**
 * Does what is due, each in a transaction of its own: who pays meanwhile waits for no other
 * customer. One that breaks is told of and left for the next round; the others are done all the
 * same.
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
