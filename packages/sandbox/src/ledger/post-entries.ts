import type { BalanceChanged } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { publishNotices } from '../notices/index.ts'
import { insertEntries } from './insert-entries.ts'
import type { NewEntry } from './insert-entry.ts'

/**
 * Moves money by many entries in their order, like `postEntry`, in a few statements. Takes entries
 * with ids.
 */
export async function postEntries(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  entries: readonly (NewEntry & { readonly id: string })[],
): Promise<void> {
  await insertEntries(sql, entries)
  const touched = await sql<TouchedRow & Record<string, unknown>>`
    select distinct on (entry.place, account_id) customer_id as "customerId", entry.at,
      account_id as "accountId", balance_after as balance, currency_code as "currencyCode",
      entry_id as "transactionId"
    from jsonb_to_recordset(${JSON.stringify(inOrder(entries))})
        as entry (id text, at timestamptz, place integer)
      join posting on entry_id = entry.id
      join customer_account on customer_account.id = account_id
    order by entry.place, account_id, posting.id desc`
  const notices = touched.map(({ customerId, at, ...params }) => ({
    id: newId(),
    customerId,
    at,
    type: 'balanceChanged',
    status: 'info' as const,
    params,
  }))
  await publishNotices(sql, notices)
}

const inOrder = (entries: readonly { readonly id: string; readonly at: Date }[]) =>
  entries.map(({ id, at }, place) => ({ id, at, place }))

/** An account after an entry. */
interface TouchedRow extends BalanceChanged {
  readonly customerId: string
  readonly at: Date
}
