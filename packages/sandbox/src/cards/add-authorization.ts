import type { Context } from '../context.ts'

/** A shop's request to a card; a future one isn't visible before its time. */
export interface NewAuthorization {
  readonly accountId: string
  readonly at: Date
  readonly merchant: string
  readonly amount: string
  readonly currencyCode: string
  readonly status: 'pending' | 'completed' | 'declined' | 'reversed'
}

/** Records a shop's request. Moves no money. */
export async function addAuthorization(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  { accountId, at, merchant, amount, currencyCode, status }: NewAuthorization,
): Promise<void> {
  await sql`
    insert into card_authorization (id, account_id, at, merchant, amount, currency_code, status)
    values (${newId()}, ${accountId}, ${at}, ${merchant}, ${amount}, ${currencyCode}, ${status})`
}
