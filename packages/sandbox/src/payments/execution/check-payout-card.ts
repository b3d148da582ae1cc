import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import type { ExternalTerms } from '../external-terms.ts'

interface Card {
  readonly isBlocked: boolean
  readonly isExpired: boolean
}

/**
 * Refuses a payout to a card that isn't (or no longer) the customer's, that a blocked bank issued,
 * or that has expired. Accepts payouts that don't go to a card.
 *
 * @throws {Refusal} `VF` with `cardId`.
 */
export async function checkPayoutCard(
  { cardId }: ExternalTerms['details'],
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<void> {
  if (cardId === undefined) return
  const month = clock.now().toISOString().slice(0, 'yyyy-mm'.length)
  const [card] = await sql<Card & Record<string, unknown>>`
    select bin in (select bin from blocked_bin) as "isBlocked", expires < ${month} as "isExpired"
    from external_card where customer_id = ${caller.customerId} and id = ${cardId}`
  if (!card) throw refuse.invalid('cardId', 'There is no such card.')
  if (card.isBlocked) throw refuse.invalid('cardId', 'Nothing is paid to cards of this bank.')
  if (card.isExpired) throw refuse.invalid('cardId', 'The card has expired.')
}
