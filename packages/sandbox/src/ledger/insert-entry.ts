import type { TransactionType } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import type { Decimal } from '../money/index.ts'
import { lockAccounts } from './lock-accounts.ts'

export interface NewPosting {
  readonly accountId: string
  readonly currencyCode: string
  /** Above zero: onto the account. */
  readonly amount: Decimal
  /** The history shows a payment's fee with it, and any other fee as a row of its own. */
  readonly purpose?: 'principal' | 'fee' | undefined
}

export interface NewEntry {
  /** `cardFee` has only fees and `clearing` is the bank's own: neither appears in the history. */
  readonly kind: Exclude<TransactionType, 'fee'> | 'cardFee' | 'clearing'
  readonly at: Date
  readonly description?: string | undefined
  /** The other side, if it is outside the bank. */
  readonly counterpartyName?: string | undefined
  /** Sum to zero in each currency, or the database refuses the commit. */
  readonly postings: readonly NewPosting[]
}

/**
 * Writes an entry without notifying anybody, and returns its id. Running balances follow the order
 * of writing, so write a history oldest entry first.
 */
export async function insertEntry(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  entry: NewEntry,
): Promise<string> {
  const id = newId()
  const { kind, at, description, counterpartyName, postings } = entry
  await lockAccounts(
    sql,
    postings.map(posting => posting.accountId),
  )
  await sql`
    insert into journal_entry (id, kind, at, description, counterparty_name)
    values (${id}, ${kind}, ${at}, ${description}, ${counterpartyName})`
  for (const { accountId, currencyCode, amount, purpose = 'principal' } of postings) {
    await sql`
      insert into posting (entry_id, account_id, currency_code, amount, purpose)
      values (${id}, ${accountId}, ${currencyCode}, ${amount}, ${purpose})`
  }
  return id
}
