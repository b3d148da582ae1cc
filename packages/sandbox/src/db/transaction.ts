import type { Database, Script, Sql } from './database.ts'
import { sqlState } from './sql-state.ts'

/** Runs `work` in one transaction, again if another transaction was in its way. */
export async function inTransaction<Result>(
  { database }: { readonly database: Database },
  work: (sql: Sql, script: Script) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (cause) {
      if (attempt === MOST_ATTEMPTS || !isCollision(cause)) throw cause
    }
  }
}

const MOST_ATTEMPTS = 4

/** PostgreSQL's serialization_failure and deadlock_detected: nothing happened, try again. */
function isCollision(cause: unknown): boolean {
  return /^(40001|40P01)$/.test(sqlState(cause) ?? '')
}

/**
 * Locks a name until the transaction ends, if there is no row yet to lock: code that counts and
 * then adds runs one after another. Lock names before rows.
 */
export async function lockName(sql: Sql, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
