import pg from 'pg'
import type { Database, Script, Sql } from './database.ts'
import { postgresListener } from './postgres-listener.ts'
import { SCHEMA } from './schema-name.ts'
import { parsers, sqlTag } from './sql-tag.ts'

const CONNECTIONS = 10

/**
 * Opens a PostgreSQL server, version 15 or later. Everything is in the schema `sixpence`, which
 * {@link migrate} creates.
 *
 * @throws {Error} With a readable message when the server doesn't let us in.
 */
export async function openPostgres(connectionString: string): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString,
    types,
    options: `-c timezone=UTC -c search_path=${SCHEMA}`,
  }
  const pool = new pg.Pool({ ...config, max: CONNECTIONS })
  // The pool replaces an idle connection that the server ends; without a listener it would end
  // Node.
  pool.on('error', () => undefined)
  await reach(pool)
  const listener = postgresListener(config)
  return {
    kind: 'postgres',
    sql: sqlOn(pool),
    script: async text => void (await pool.query(text)),
    transaction: work => transact(pool, work),
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    await pool.end()
    // The connection address is left out: it may contain a password.
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The PostgreSQL server of DATABASE_URL cannot be used: ${reason}. Start it or correct the ` +
        'address (postgres://user:password@host:port/database); without one the bank is embedded.',
      { cause },
    )
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format),
}

function sqlOn(target: pg.Pool | pg.PoolClient): Sql {
  return sqlTag(async (text, values) => (await target.query(text, values)).rows as unknown[])
}

async function transact<Result>(
  pool: pg.Pool,
  work: (sql: Sql, script: Script) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(sqlOn(client), async text => void (await client.query(text)))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.release(broken)
  }
}
