import type { CardAddress } from '@sixpence/protocol'
import type { Context } from '../../context.ts'

/** The application for a card that waits for confirmation. */
export interface NewApplication {
  readonly cardId: string
  /** The account that pays for the card once it is confirmed. */
  readonly feeAccountId: string
  readonly at: Date
  /** Set for a card that is sent. */
  readonly sending?: { readonly shipping: string | undefined; readonly address: CardAddress }
}

/** Stores an application until it is confirmed: a card without one can't be. */
export async function addApplication(
  { sql }: Pick<Context, 'sql'>,
  { cardId, feeAccountId, at, sending }: NewApplication,
): Promise<void> {
  await sql`
    insert into card_application (account_id, shipping, address, fee_account_id, applied_at)
    values (${cardId}, ${sending?.shipping}, ${sending && JSON.stringify(sending.address)},
      ${feeAccountId}, ${at})`
}
