import type { CardAddress, CardApplication, CardOffer, InputOf } from '@sixpence/protocol'
import type { cardMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount, statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { add } from '../../money/index.ts'
import { addApplication } from './add-application.ts'
import { addCard } from '../add-card.ts'
import { cardFees, charge } from './card-fees.ts'
import { checkWay, requestedCountry, offerIn } from './card-offers.ts'
import { ownCard } from '../own-card.ts'
import { mailCardNumber } from './mail-card-number.ts'

const MOST_WAITING = 3

/** Calls from the application for a card to its production. */
export const applyForCardHandlers = {
  apply: async (input, context) => {
    const account = await activeOwnAccount(context, input.feeAccountId, 'feeAccountId')
    const offer = await offerFor(input, context)
    if (account.currencyCode !== offer.currencyCode) {
      throw refuse.invalid('feeAccountId', `The fee is paid in ${offer.currencyCode}.`)
    }
    await checkWaiting(context)
    const { clock, caller } = context
    const cardId = await addCard(context, {
      customerId: caller.customerId,
      type: offer.type,
      at: clock.now(),
      statusId: statusId('pending'),
      alias: input.cardAliasName?.trim() || undefined,
    })
    const { shippingId: shipping, address } = input
    await addApplication(context, {
      cardId,
      feeAccountId: account.id,
      at: clock.now(),
      ...(!offer.cardIsVirtual && address && { sending: { shipping, address } }),
    })
    return { cardId }
  },

  application: async ({ cardId }, context) => ({
    application: await applicationOf(cardId, context),
  }),

  /** The application's id is its idempotency key, so a repetition gets the same response. */
  confirm: async ({ cardId }, context) => {
    if (await isConfirmed(cardId, context)) return { accountId: cardId }
    const application = await applicationOf(cardId, context)
    const { cardIsVirtual, currencyCode, totalFee, feeAccountId } = application
    await charge(context, {
      accountId: feeAccountId,
      currencyCode,
      amount: totalFee,
      description: 'A new card',
    })
    const { sql, clock } = context
    const status = cardIsVirtual ? 'active' : 'submitted'
    await sql`update customer_account set status_id = ${statusId(status)} where id = ${cardId}`
    await sql`
    update card set ordered_at = ${clock.now()}, is_express = ${application.shipping === 'express'}
    where account_id = ${cardId}`
    await sql`delete from card_application where account_id = ${cardId}`
    if (!cardIsVirtual) await mailCardNumber(cardId, context)
    return { accountId: cardId }
  },
} satisfies Partial<Handlers<typeof cardMethods>>

async function offerFor(
  input: InputOf<typeof cardMethods.apply>,
  context: CallerContext,
): Promise<CardOffer> {
  const { type, shippingId, address } = input
  const country = await requestedCountry(input.countryCode ?? address?.countryCode, context)
  const offer = await offerIn(country, { type, param: 'type' }, context)
  if (offer.cardIsVirtual) return offer
  if (!address) throw refuse.invalid('address', 'Say where the card is to be sent to.')
  if (address.countryCode !== country) {
    throw refuse.invalid('address', 'The card is sent within the country that it is given out in.')
  }
  checkWay(offer, shippingId, 'shippingId')
  return offer
}

async function checkWaiting({ sql, caller }: CallerContext): Promise<void> {
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  const [waiting] = await sql<{ count: number }>`
    select count(*)::integer as count
    from card_application join customer_account on id = account_id
    where customer_id = ${caller.customerId}`
  if (waiting && waiting.count >= MOST_WAITING) {
    throw refuse.invalid('type', `At most ${MOST_WAITING} applications can wait to be confirmed.`)
  }
}

async function isConfirmed(cardId: string, context: CallerContext): Promise<boolean> {
  await ownCard(context, cardId)
  const [row] = await context.sql<{ is: boolean }>`
    select ordered_at is not null as is from card where account_id = ${cardId}`
  return row?.is === true
}

interface ApplicationRow {
  alias: string | null
  shipping: 'standard' | 'express' | null
  address: CardAddress | null
  feeAccountId: string
}

async function applicationOf(cardId: string, context: CallerContext): Promise<CardApplication> {
  const card = await ownCard(context, cardId)
  const [row] = await context.sql<ApplicationRow & Record<string, unknown>>`
    select alias, shipping, address, fee_account_id as "feeAccountId"
    from card_application join card using (account_id) where account_id = ${cardId}`
  if (!row) throw refuse.invalid('cardId', 'Nothing waits to be confirmed here.')
  const { alias, shipping, address, feeAccountId } = row
  const fees = await cardFees(context, card.currencyCode)
  const issueFee = card.isVirtual ? fees.issueVirtual : fees.issue
  const shippingFee = shipping === null ? fees.none : fees[shipping]
  return {
    cardId,
    cardIsVirtual: card.isVirtual,
    currencyCode: card.currencyCode,
    feeAccountId,
    issueFee,
    shippingFee,
    totalFee: add(issueFee, shippingFee),
    ...(alias !== null && { cardAliasName: alias }),
    ...(shipping !== null && { shipping, deliveryTime: shipping === 'express' ? 3 : 10 }),
    ...(address !== null && { address }),
  }
}
