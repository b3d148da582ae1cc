import type { Sql } from '../db/index.ts'

/**
 * Holds accounts until the transaction ends. Always in the order of their ids, so that two payments
 * in opposite directions wait for each other and do not lock each other out.
 */
export async function lockAccounts(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    select id from ledger_account where id = any(${ids}) order by id collate "C" for update`
}
