import type { InputOf, OutputOf } from '@sixpence/protocol'
import { cardMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { add, type Decimal } from '../money/index.ts'
import { answerOnce } from './answer-once.ts'
import { accountFor, cardFees, charge } from './application/card-fees.ts'
import { checkWay, offerIn, residenceOf } from './application/card-offers.ts'
import { newCardNumber } from './card-number.ts'
import { mailCardNumber } from './application/mail-card-number.ts'
import { cardFor, type OwnCard } from './own-card.ts'

/** Replaces a lost or worn card. */
export const reissueCardHandlers = {
  reissue: (input, context) =>
    answerOnce({ method: cardMethods.reissue, input }, context, () => order(input, context)),

  upgradeShipping: (input, context) =>
    answerOnce({ method: cardMethods.upgradeShipping, input }, context, () =>
      hurry(input, context),
    ),
} satisfies Partial<Handlers<typeof cardMethods>>

async function order(
  { accountId, isExpressShipping }: InputOf<typeof cardMethods.reissue>,
  context: CallerContext,
): Promise<OutputOf<typeof cardMethods.reissue>> {
  const card = await cardFor('reissue', context, accountId)
  const way = isExpressShipping ? 'express' : 'standard'
  await checkShipping(context, card, { way, param: 'isExpressShipping' })
  const fees = await cardFees(context, card.currencyCode)
  const fee = add(fees.issue, fees[way])
  await take(context, card, { fee, description: 'A card in the place of another' })
  const { sql, clock } = context
  await sql`
    update card set reissued_at = ${clock.now()}, reissue_is_express = ${isExpressShipping},
      reissued_number = ${await newCardNumber(sql)}
    where account_id = ${accountId}`
  await mailCardNumber(accountId, context)
  return { fee, feeCurrency: card.currencyCode }
}

async function hurry(
  { accountId }: InputOf<typeof cardMethods.upgradeShipping>,
  context: CallerContext,
): Promise<OutputOf<typeof cardMethods.upgradeShipping>> {
  const card = await cardFor('upgradeShipping', context, accountId)
  await checkShipping(context, card, { way: 'express', param: 'accountId' })
  const { express: fee } = await cardFees(context, card.currencyCode)
  await take(context, card, { fee, description: 'A card sent by express' })
  await context.sql`update card set reissue_is_express = true where account_id = ${accountId}`
  return { fee, feeCurrency: card.currencyCode }
}

/** A replacement card goes to the customer's residence. */
async function checkShipping(
  context: CallerContext,
  { type }: OwnCard,
  { way, param }: { way: 'standard' | 'express'; param: 'isExpressShipping' | 'accountId' },
): Promise<void> {
  const country = await residenceOf(context)
  checkWay(await offerIn(country, { type, param: 'accountId' }, context), way, param)
}

interface Price {
  readonly fee: Decimal
  readonly description: string
}

async function take(
  context: CallerContext,
  { accountId, currencyCode }: OwnCard,
  { fee: amount, description }: Price,
): Promise<void> {
  const payer = await accountFor(context, { accountId, currencyCode, amount })
  await charge(context, { accountId: payer, currencyCode, amount, description })
}
