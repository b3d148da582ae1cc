import type { Sql } from '../db/index.ts'

/**
 * Locks accounts until the transaction ends. Always in the order of their ids, so that two payments
 * in opposite directions wait for each other instead of deadlocking.
 */
export async function lockAccounts(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    select id from ledger_account where id = any(${ids}) order by id collate "C" for update`
}
