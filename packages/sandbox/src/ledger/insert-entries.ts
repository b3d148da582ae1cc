import type { Sql } from '../db/index.ts'
import type { NewEntry } from './insert-entry.ts'
import { lockAccounts } from './lock-accounts.ts'

/**
 * Writes a whole history in three statements, under the same rules as single entries. Takes entries
 * with ids, oldest first. Notifies nobody.
 */
export async function insertEntries(
  sql: Sql,
  entries: readonly (NewEntry & { readonly id: string })[],
): Promise<void> {
  const heads = entries.map(({ id, kind, at, description, counterpartyName }) => ({
    id,
    kind,
    at,
    description,
    counterparty_name: counterpartyName,
  }))
  const postings = entries.flatMap(({ id, postings: own }) =>
    own.map(({ accountId, currencyCode, amount, purpose = 'principal' }) => ({
      entry_id: id,
      account_id: accountId,
      currency_code: currencyCode,
      amount,
      purpose,
    })),
  )
  await lockAccounts(sql, [...new Set(postings.map(posting => posting.account_id))])
  await sql`
    insert into journal_entry (id, kind, at, description, counterparty_name)
    select row->>'id', row->>'kind', (row->>'at')::timestamptz, row->>'description',
      row->>'counterparty_name'
    from jsonb_array_elements(${JSON.stringify(heads)}::jsonb) row`
  // In the given order: each posting's balance afterwards follows from the one before.
  await sql`
    insert into posting (entry_id, account_id, currency_code, amount, purpose)
    select row->>'entry_id', row->>'account_id', row->>'currency_code', (row->>'amount')::numeric,
      row->>'purpose'
    from jsonb_array_elements(${JSON.stringify(postings)}::jsonb) with ordinality as list (row, place)
    order by place`
}
