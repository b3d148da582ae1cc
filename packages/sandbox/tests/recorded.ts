import type { Database, Sql } from '../src/db/index.ts'

/** Returns a database and a log of its statements, without their values. */
export function recorded(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const recording =
    (sql: Sql): Sql =>
    (text, ...values) => {
      statements.push(text.join('?').replaceAll(/\s+/g, ' ').trim())
      return sql(text, ...values)
    }
  return {
    statements,
    database: {
      ...database,
      sql: recording(database.sql),
      transaction: work => database.transaction((sql, script) => work(recording(sql), script)),
    },
  }
}

/** The number of rows in each table, and of those written since. */
export type Written = Readonly<Record<string, { readonly rows: bigint; readonly written: bigint }>>

/** Returns the transaction from which {@link writtenSince} counts. */
export async function nextTransaction({ sql }: Database): Promise<string> {
  const [next] = await sql<{
    id: string
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as id`
  return next?.id ?? '0'
}

/** Counts the rows of every table of the bank. */
export async function writtenSince({ sql }: Database, transaction: string): Promise<Written> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`
  const counted: Record<string, Written[string]> = {}
  for (const { name } of tables) {
    const query = 'select count(*) as rows, count(*) filter (where xmin::text::bigint >= '
    const text = Object.assign([query, `::bigint) as written from "${name}"`], { raw: [] })
    const [row] = await sql<Written[string]>(text, transaction)
    if (row) counted[name] = row
  }
  return counted
}
