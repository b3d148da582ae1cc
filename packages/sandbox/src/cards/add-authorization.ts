import type { Context } from '../context.ts'

/** What a shop has asked of a card; of a time to come it is not seen before. */
export interface NewAuthorization {
  readonly accountId: string
  readonly at: Date
  readonly merchant: string
  readonly amount: string
  readonly currencyCode: string
  readonly status: 'pending' | 'completed' | 'declined' | 'reversed'
}

/** Writes down that a shop has asked. No money moves. */
export async function addAuthorization(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  { accountId, at, merchant, amount, currencyCode, status }: NewAuthorization,
): Promise<void> {
  await sql`
    insert into card_authorization (id, account_id, at, merchant, amount, currency_code, status)
    values (${newId()}, ${accountId}, ${at}, ${merchant}, ${amount}, ${currencyCode}, ${status})`
}
