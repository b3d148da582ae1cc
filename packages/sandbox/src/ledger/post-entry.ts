import type { BalanceChanged } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { insertEntry, type NewEntry } from './insert-entry.ts'
import { publishNotice } from '../notices/index.ts'

/**
 * Moves money: writes the entry, returns its id, and notifies every customer whose account it
 * touched once it is committed.
 */
export async function postEntry(
  context: Pick<Context, 'sql' | 'newId'>,
  entry: NewEntry,
): Promise<string> {
  const transactionId = await insertEntry(context, entry)
  const touched = await context.sql<TouchedRow>`
    select account.id, account.currency_code, account.balance, customer_account.customer_id
    from ledger_account account join customer_account using (id)
    where id in (select account_id from posting where entry_id = ${transactionId})
    order by id`
  for (const { id, currency_code, balance, customer_id } of touched) {
    const params: BalanceChanged = {
      accountId: id,
      balance,
      currencyCode: currency_code,
      transactionId,
    }
    await publishNotice(context.sql, {
      id: context.newId(),
      customerId: customer_id,
      at: entry.at,
      type: 'balanceChanged',
      status: 'info',
      params: { ...params },
    })
  }
  return transactionId
}

interface TouchedRow {
  id: string
  currency_code: string
  balance: string
  customer_id: string
}
