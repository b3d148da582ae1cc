import type { Sql } from '../db/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import { statusId } from './account-status.ts'

/**
 * Closes an account for good.
 *
 * @throws {Error} While there is money on it.
 */
export async function closeAccount(sql: Sql, accountId: string): Promise<void> {
  // Held first: a payment under way ends before, or finds the account closed.
  await lockAccounts(sql, [accountId])
  const closed = await sql`
    update customer_account set status_id = ${statusId('closed')}
    where id = ${accountId}
      and exists (select from ledger_account where id = ${accountId} and balance = 0)
    returning id`
  if (closed.length === 0) throw new Error(`Account ${accountId} is not empty, or there is none.`)
}
