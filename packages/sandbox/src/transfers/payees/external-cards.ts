import type { ExternalCard, transferMethods } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'

type Asking = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

export const externalCardHandlers = {
  externalCards: async (_input, context) => ({
    items: (await cardsOf(context)).map(({ isBlocked, isExpired, ...card }) => ({
      ...card,
      isDisabled: isBlocked || isExpired,
    })),
  }),
} satisfies Partial<Handlers<typeof transferMethods>>

/**
 * Refuses a payout to a card that is not the customer's, that a blocked bank gave out, or that has
 * expired.
 *
 * @throws {Refusal} `VF` with the field.
 */
export async function checkExternalCard(
  id: string | undefined,
  param: string,
  context: Asking,
): Promise<void> {
  const card = (await cardsOf(context)).find(one => one.id === id)
  if (!card) throw refuse.invalid(param, 'There is no such card.')
  if (card.isBlocked) throw refuse.invalid(param, 'Nothing is paid to cards of this bank.')
  if (card.isExpired) throw refuse.invalid(param, 'The card has expired.')
}

interface CardRow extends Omit<ExternalCard, 'isDisabled'> {
  /** Nothing is paid to cards that begin as it does. */
  readonly isBlocked: boolean
  readonly isExpired: boolean
}

const cardsOf = ({ sql, clock, caller }: Asking): Promise<CardRow[]> =>
  sql<CardRow & Record<string, unknown>>`
    select id, bin, last_four as "lastFour", card_brand as "cardBrand",
      holder_name as "holderName", expires, bin in (select bin from blocked_bin) as "isBlocked",
      expires < ${clock.now().toISOString().slice(0, 'yyyy-mm'.length)} as "isExpired"
    from external_card where customer_id = ${caller.customerId} order by added_at, id`
