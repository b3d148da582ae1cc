import type { CardAddress } from '@sixpence/protocol'
import type { Context } from '../../context.ts'

/** What a card that waits to be confirmed was applied for with. */
export interface NewApplication {
  readonly cardId: string
  /** Pays for the card once it is confirmed. */
  readonly feeAccountId: string
  readonly at: Date
  /** Of a card that is sent. */
  readonly sending?: { readonly shipping: string | undefined; readonly address: CardAddress }
}

/** Keeps an application until it is confirmed: a card without one cannot be. */
export async function addApplication(
  { sql }: Pick<Context, 'sql'>,
  { cardId, feeAccountId, at, sending }: NewApplication,
): Promise<void> {
  await sql`
    insert into card_application (account_id, shipping, address, fee_account_id, applied_at)
    values (${cardId}, ${sending?.shipping}, ${sending && JSON.stringify(sending.address)},
      ${feeAccountId}, ${at})`
}
