import type { AddressReplacement } from '@sixpence/protocol'
import type { cardMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { statusId } from '../../accounts/index.ts'

export const addressReplacementHandlers = {
  /** Calls about the cards of somebody who moves to another country. */
  addressReplacement: async ({ countryCode }, context) => cardsOfMove(countryCode, context),
} satisfies Partial<Handlers<typeof cardMethods>>

/** Lists the cards that a move to a country ends, and those still on their way to the old address. */
export async function cardsOfMove(
  countryCode: string,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<AddressReplacement> {
  const rows = await sql<{ id: string; isServed: boolean; isBeingMade: boolean }>`
    select own.id, countries ? ${countryCode} as "isServed",
      coalesce(
        card_stage(reissued_at, reissue_is_express, ${clock.now()}),
        card_status(card, status_id, ${clock.now()})
      ) in (19, 20, 21, 41) as "isBeingMade"
    from card join customer_account own on own.id = account_id
      join card_product using (type)
    where customer_id = ${caller.customerId} and not card.is_virtual
      and status_id not in (${statusId('canceled')}, ${statusId('closed')}) and own.sub_type = 'PREPAID'
    order by own.id`
  return {
    cardAccountsToBeCanceled: rows.filter(row => !row.isServed).map(({ id }) => id),
    cardAccountsToBeShippedToOldAddress: rows
      .filter(row => row.isServed && row.isBeingMade)
      .map(({ id }) => id),
  }
}
